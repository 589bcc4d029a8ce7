<?php
/**
 * Placeholders: `<div data-storefront="car-search">`, which the loader turns into a widget. WordPress keeps `data-*`
 * for every author, so none of them may become the configuration, which decides where visitors' passwords are sent.
 *
 * @package Storefront_Widgets
 */

defined( 'ABSPATH' ) || exit;

/**
 * Returns whether a value of `data-storefront` is harmless. A widget's name has no character that needs escaping, so an
 * escaped one is only meant to hide what it says.
 *
 * @param string $value Value of the attribute, as written.
 * @return bool
 */
function storefront_widgets_is_placeholder( $value ) {
	return false === strpos( $value, '&' ) && 'config' !== strtolower( trim( $value ) );
}

/**
 * Applies that to what authors without `unfiltered_html` save.
 *
 * @param array[] $tags Allowed tags, each with its allowed attributes.
 * @return array[]
 */
function storefront_widgets_allowed_html( $tags ) {
	foreach ( $tags as $tag => $attributes ) {
		if ( is_array( $attributes ) && ( ! empty( $attributes['data-*'] ) || ! empty( $attributes['data-storefront'] ) ) ) {
			$tags[ $tag ]['data-storefront'] = array( 'value_callback' => 'storefront_widgets_is_placeholder' );
		}
	}
	return $tags;
}
add_filter( 'wp_kses_allowed_html', 'storefront_widgets_allowed_html' );

/**
 * Applies it to everything else, such as content that was saved before the plugin was installed. An older loader at
 * another script URL might still accept it.
 *
 * @param string $html Content as it's printed.
 * @return string
 */
function storefront_widgets_without_configuration( $html ) {
	if ( ! is_string( $html ) || false === stripos( $html, 'data-storefront' ) ) {
		return $html;
	}
	$parts = wp_html_split( $html );
	foreach ( $parts as $index => $part ) {
		if ( 0 === strpos( $part, '<' ) ) {
			$parts[ $index ] = preg_replace_callback(
				'#([\s/"\'])data-storefront\s*=\s*("[^"]*"|\'[^\']*\'|[^\s>]+)#i',
				static function ( $found ) {
					return storefront_widgets_is_placeholder( trim( $found[2], '"\'' ) ) ? $found[0] : $found[1];
				},
				$part
			);
		}
	}
	return implode( '', $parts );
}
foreach ( array( 'the_content', 'the_excerpt', 'comment_text', 'term_description', 'widget_text', 'widget_block_content' ) as $storefront_widgets_output ) {
	add_filter( $storefront_widgets_output, 'storefront_widgets_without_configuration', 100 );
}
