<?php
/**
 * What the build says about the widgets: `widgets.json`, generated from their definitions.
 *
 * @package Storefront_Widgets
 */

defined( 'ABSPATH' ) || exit;

/**
 * Returns the content of `widgets.json`: `languages` by their tags, and `widgets` with their attributes.
 *
 * @return array
 */
function storefront_widgets_definitions() {
	static $definitions = null;
	if ( null === $definitions ) {
		$definitions = wp_json_file_decode(
			dirname( STOREFRONT_WIDGETS_FILE ) . '/widgets.json',
			array( 'associative' => true )
		);
	}
	return $definitions;
}

/**
 * Returns a definition's text in the site's language. The build makes sure that the catalogs have all of them.
 *
 * @param string $text English text from a definition.
 * @return string
 */
function storefront_widgets_translate( $text ) {
	// phpcs:ignore WordPress.WP.I18n.LowLevelTranslationFunction, WordPress.WP.I18n.NonSingularStringLiteralText -- the texts are data.
	return translate( $text, 'storefront-widgets' );
}

/**
 * Returns the widgets, with their titles, summaries, and attribute texts in the site's language.
 *
 * @return array[]
 */
function storefront_widgets_translated() {
	$widgets = array();
	foreach ( storefront_widgets_definitions()['widgets'] as $widget ) {
		$widget['title']   = storefront_widgets_translate( $widget['title'] );
		$widget['summary'] = storefront_widgets_translate( $widget['summary'] );
		foreach ( $widget['attributes'] as $index => $attribute ) {
			$widget['attributes'][ $index ]['label'] = storefront_widgets_translate( $attribute['label'] );
			$widget['attributes'][ $index ]['help']  = storefront_widgets_translate( $attribute['help'] );
		}
		$widgets[] = $widget;
	}
	return $widgets;
}
