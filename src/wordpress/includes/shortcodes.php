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
				foreach ( $widget['attributes'] as $attribute ) {
					$values[ $attribute['property'] ] = storefront_widgets_shortcode_value( $attribute, (array) $given );
				}
				return storefront_widgets_element( $widget, $values );
			}
		);
	}
}
add_action( 'init', 'storefront_widgets_register_shortcodes' );
