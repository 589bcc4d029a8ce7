<?php
/**
 * What the build tells of the widgets: `widgets.json`, made from their definitions.
 *
 * @package Storefront_Widgets
 */

defined( 'ABSPATH' ) || exit;

/**
 * The content of `widgets.json`: `languages` by their tags, and `widgets` with their attributes.
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
 * A text of a definition in the language of the site. The build sees to it that the catalogs have them all.
 *
 * @param string $text English text of a definition.
 * @return string
 */
function storefront_widgets_translate( $text ) {
	// phpcs:ignore WordPress.WP.I18n.LowLevelTranslationFunction, WordPress.WP.I18n.NonSingularStringLiteralText -- the texts are data.
	return translate( $text, 'storefront-widgets' );
}

/**
 * The widgets with their titles, summaries and the words of their attributes in the language of the site.
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
