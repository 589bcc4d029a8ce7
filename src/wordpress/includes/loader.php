<?php
/**
 * The widgets' script, and the styles that reserve their space until they load.
 *
 * @package Storefront_Widgets
 */

defined( 'ABSPATH' ) || exit;

/**
 * Returns the attributes of the loader's script tag. Its `data-*` attributes configure the widgets.
 *
 * @return string[]
 */
function storefront_widgets_script_attributes() {
	$settings   = storefront_widgets_settings();
	$attributes = array(
		'type' => 'module',
		// The folder's name contains the version, because the names of the files that the loader imports don't.
		'src'  => '' !== $settings['script'] ? $settings['script'] : plugins_url( 'embed-' . STOREFRONT_WIDGETS_VERSION . '/storefront.js', STOREFRONT_WIDGETS_FILE ),
		'id'   => 'storefront-widgets-js',
	);
	foreach ( array( 'api', 'site', 'partner', 'lang', 'theme_color', 'storage' ) as $key ) {
		if ( '' !== $settings[ $key ] ) {
			$attributes[ 'data-' . str_replace( '_', '-', $key ) ] = $settings[ $key ];
		}
	}
	return $attributes;
}

/**
 * Registers the script and the styles. A theme that writes the tags itself can enqueue both by this name.
 */
function storefront_widgets_register_loader() {
	$attributes = storefront_widgets_script_attributes();
	// phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion -- its URL contains the version.
	wp_register_script( 'storefront-widgets', $attributes['src'], array(), null, false );
	wp_register_style( 'storefront-widgets', plugins_url( 'storefront.css', STOREFRONT_WIDGETS_FILE ), array(), STOREFRONT_WIDGETS_VERSION );
	// WordPress inlines a file this small in the head, which saves a request.
	wp_style_add_data( 'storefront-widgets', 'path', dirname( STOREFRONT_WIDGETS_FILE ) . '/storefront.css' );
}
add_action( 'init', 'storefront_widgets_register_loader' );

/**
 * Makes the script a module with the configuration. WordPress 6.1 has no function for either.
 *
 * @param string $tag    The tag from WordPress.
 * @param string $handle The script's name.
 * @return string
 */
function storefront_widgets_script_tag( $tag, $handle ) {
	return 'storefront-widgets' === $handle ? wp_get_script_tag( storefront_widgets_script_attributes() ) : $tag;
}
add_filter( 'script_loader_tag', 'storefront_widgets_script_tag', 10, 2 );

/**
 * Enqueues the script and the styles. Each is printed only once.
 */
function storefront_widgets_enqueue() {
	wp_enqueue_script( 'storefront-widgets' );
	wp_enqueue_style( 'storefront-widgets' );
}

/**
 * Returns whether a text contains a widget: as a block, a shortcode, a tag, or a `div` that the loader fills with one.
 *
 * @param string $content Content of a post.
 * @return bool
 */
function storefront_widgets_are_in( $content ) {
	foreach ( array( '<!-- wp:storefront-widgets/', '[storefront_', '<storefront-', 'data-storefront=' ) as $mark ) {
		if ( false !== strpos( $content, $mark ) ) {
			return true;
		}
	}
	return false;
}

/**
 * Looks for widgets in the page's posts before its head is printed.
 */
function storefront_widgets_enqueue_for_posts() {
	global $wp_query;
	foreach ( $wp_query->posts as $post ) {
		if ( $post instanceof WP_Post && storefront_widgets_are_in( $post->post_content ) ) {
			storefront_widgets_enqueue();
			return;
		}
	}
}
add_action( 'wp_enqueue_scripts', 'storefront_widgets_enqueue_for_posts' );

/**
 * For a widget outside of posts, such as in a sidebar: the script goes at the end of the page, and the styles right
 * before the widget.
 *
 * @return string Markup to put before the widget.
 */
function storefront_widgets_late_styles() {
	storefront_widgets_enqueue();
	if ( ! did_action( 'wp_head' ) || doing_action( 'wp_head' ) || wp_style_is( 'storefront-widgets', 'done' ) ) {
		return '';
	}
	ob_start();
	wp_print_styles( 'storefront-widgets' );
	return ob_get_clean();
}
