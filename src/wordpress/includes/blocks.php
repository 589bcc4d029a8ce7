<?php
/**
 * A block for each widget.
 *
 * @package Storefront_Widgets
 */

defined( 'ABSPATH' ) || exit;

/**
 * Returns a widget's attributes as block attributes.
 *
 * @param array $widget Widget from the definitions.
 * @return array[]
 */
function storefront_widgets_block_attributes( $widget ) {
	$attributes = array();
	foreach ( $widget['attributes'] as $attribute ) {
		$is_text                              = ! in_array( $attribute['type'], array( 'boolean', 'number' ), true );
		$attributes[ $attribute['property'] ] = array( 'type' => $is_text ? 'string' : $attribute['type'] );
	}
	return $attributes;
}

/**
 * Registers the blocks. They are saved as a comment with their attributes, which every author may write, and rendered
 * here.
 */
function storefront_widgets_register_blocks() {
	wp_register_script(
		'storefront-widgets-editor',
		plugins_url( 'editor.js', STOREFRONT_WIDGETS_FILE ),
		array( 'react', 'wp-block-editor', 'wp-blocks', 'wp-components', 'wp-element' ),
		STOREFRONT_WIDGETS_VERSION,
		true
	);
	foreach ( storefront_widgets_translated() as $widget ) {
		register_block_type(
			'storefront-widgets/' . $widget['name'],
			array(
				'api_version'           => 2,
				'title'                 => $widget['title'],
				'description'           => $widget['summary'],
				'category'              => 'storefront-widgets',
				'icon'                  => 'store',
				'attributes'            => storefront_widgets_block_attributes( $widget ),
				'supports'              => array(
					'align' => $widget['isDialog'] ? false : array( 'wide', 'full' ),
					'html'  => false,
				),
				'editor_script_handles' => array( 'storefront-widgets-editor' ),
				'render_callback'       => static function ( $values ) use ( $widget ) {
					return storefront_widgets_element( $widget, $values, get_block_wrapper_attributes() );
				},
			)
		);
	}
}
add_action( 'init', 'storefront_widgets_register_blocks' );

/**
 * Adds a group for the blocks to the inserter.
 *
 * @param array[] $categories Block groups.
 * @return array[]
 */
function storefront_widgets_block_category( $categories ) {
	$categories[] = array(
		'slug'  => 'storefront-widgets',
		'title' => __( 'Storefront widgets', 'storefront-widgets' ),
	);
	return $categories;
}
add_filter( 'block_categories_all', 'storefront_widgets_block_category' );

/**
 * Tells the editor's script about the widgets, and about the loader that its previews need.
 */
function storefront_widgets_editor_data() {
	$data = array(
		'widgets' => storefront_widgets_translated(),
		'loader'  => storefront_widgets_script_attributes(),
		'texts'   => array(
			'settings' => __( 'Settings', 'storefront-widgets' ),
			'noApi'    => '' === storefront_widgets_settings()['api']
				? __( 'The address of the shop’s API is not set. An administrator can set it under Settings → Storefront widgets.', 'storefront-widgets' )
				: '',
		),
	);
	wp_add_inline_script( 'storefront-widgets-editor', 'window.storefrontWidgets = ' . wp_json_encode( $data ) . ';', 'before' );
}
add_action( 'enqueue_block_editor_assets', 'storefront_widgets_editor_data' );
