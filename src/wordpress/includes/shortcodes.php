<?php
/**
 * A shortcode for each widget: `[storefront_car_search make="byd" compact]`.
 *
 * @package Storefront_Widgets
 */

defined( 'ABSPATH' ) || exit;

/**
 * Returns the name of a widget's shortcode.
 *
 * @param array $widget Widget from the definitions.
 * @return string
 */
function storefront_widgets_shortcode_name( $widget ) {
	return str_replace( '-', '_', $widget['tag'] );
}

/**
 * Returns what a shortcode contains, without the typographic quotes of a word processor or of another plugin. WordPress
 * takes them for part of a value, which it ends at the first space.
 *
 * @param array $given What the shortcode contains: values by name, and words without a value.
 * @return array
 */
function storefront_widgets_without_curly_quotes( $given ) {
	$quote = '[\x{2018}-\x{201F}\x{2032}\x{2033}\x{00AB}\x{00BB}]';
	$found = array();
	$open  = null;
	foreach ( $given as $key => $word ) {
		$word = html_entity_decode( $word, ENT_QUOTES, 'UTF-8' );
		if ( null !== $open && is_int( $key ) ) {
			$found[ $open ] .= ' ' . $word;
			$open            = preg_match( "/$quote$/u", $word ) ? null : $open;
			continue;
		}
		$found[ $key ] = $word;
		$is_open       = is_string( $key ) && preg_match( "/^$quote/u", $word ) && ! preg_match( "/.$quote$/u", $word );
		$open          = $is_open ? $key : null;
	}
	foreach ( $found as $key => $value ) {
		if ( is_string( $key ) && preg_match( "/^$quote(.*)$quote$/us", $value, $match ) ) {
			$found[ $key ] = trim( $match[1] );
		}
	}
	return $found;
}

/**
 * Returns the value that a shortcode gives an attribute. Hyphens in names may be written as underscores, as is usual in
 * shortcodes.
 *
 * @param array $attribute Attribute of a widget.
 * @param array $given     What the shortcode contains: values by name, and words without a value.
 * @return string|bool|null Null if it doesn't mention the attribute.
 */
function storefront_widgets_shortcode_value( $attribute, $given ) {
	$value = null;
	foreach ( array( $attribute['name'], str_replace( '-', '_', $attribute['name'] ) ) as $name ) {
		if ( isset( $given[ $name ] ) ) {
			$value = $given[ $name ];
		}
		foreach ( $given as $key => $word ) {
			if ( is_int( $key ) && strtolower( $word ) === $name ) {
				$value = '';
			}
		}
	}
	if ( 'boolean' !== $attribute['type'] || null === $value ) {
		return $value;
	}
	return ! in_array( strtolower( $value ), array( 'false', '0', 'no', 'off' ), true );
}

/**
 * Registers the shortcodes.
 */
function storefront_widgets_register_shortcodes() {
	foreach ( storefront_widgets_definitions()['widgets'] as $widget ) {
		add_shortcode(
			storefront_widgets_shortcode_name( $widget ),
			static function ( $given ) use ( $widget ) {
				$values = array();
				$given  = storefront_widgets_without_curly_quotes( (array) $given );
				foreach ( $widget['attributes'] as $attribute ) {
					$values[ $attribute['property'] ] = storefront_widgets_shortcode_value( $attribute, $given );
				}
				return storefront_widgets_element( $widget, $values );
			}
		);
	}
}
add_action( 'init', 'storefront_widgets_register_shortcodes' );
