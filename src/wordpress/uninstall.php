<?php
/**
 * Removes what the plugin has stored: a single option, on every site of the network.
 *
 * @package Storefront_Widgets
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

if ( is_multisite() ) {
	$storefront_widgets_sites = get_sites(
		array(
			'fields' => 'ids',
			'number' => 0,
		)
	);
	foreach ( $storefront_widgets_sites as $storefront_widgets_site ) {
		switch_to_blog( $storefront_widgets_site );
		delete_option( 'storefront_widgets' );
		restore_current_blog();
	}
} else {
	delete_option( 'storefront_widgets' );
}
