<?php
/**
 * Validates the settings. An invalid value is reported, stays in its field, and isn't used.
 *
 * @package Storefront_Widgets
 */

defined( 'ABSPATH' ) || exit;

/**
 * Registers the option: `options.php` checks the nonce and the capability, and calls the sanitizer.
 */
function storefront_widgets_register_setting() {
	register_setting(
		'storefront_widgets',
		'storefront_widgets',
		array(
			'type'              => 'object',
			'default'           => storefront_widgets_default_settings(),
			'sanitize_callback' => 'storefront_widgets_sanitize',
		)
	);
}
add_action( 'admin_init', 'storefront_widgets_register_setting' );

/**
 * Returns whether a text is an address that the widgets accept: a full URL, or a path on this site.
 *
 * @param string $text What was typed.
 * @return bool
 */
function storefront_widgets_is_address( $text ) {
	if ( preg_match( '/[\s<>"\\\\]/', $text ) ) {
		return false;
	}
	return preg_match( '#^/(?!/)#', $text ) || ( preg_match( '#^https?://#i', $text ) && wp_parse_url( $text, PHP_URL_HOST ) );
}

/**
 * Returns why the current user may not change a setting. The script URL runs code on every page, so it takes the same
 * right as writing a script: in a network of sites, only super admins have it.
 *
 * @param string $key Key of the setting.
 * @return string Empty if they may.
 */
function storefront_widgets_denial( $key ) {
	return 'script' !== $key || current_user_can( 'unfiltered_html' )
		? ''
		: __( 'Script URL: only users who may publish scripts can change it. In a network of sites, these are the super admins.', 'storefront-widgets' );
}

/**
 * Returns what's wrong with a setting.
 *
 * @param string $key  Key of the setting.
 * @param string $text What was typed, without surrounding spaces.
 * @return string Empty if nothing is wrong.
 */
function storefront_widgets_problem( $key, $text ) {
	if ( '' === $text ) {
		return '';
	}
	switch ( $key ) {
		case 'script':
			return storefront_widgets_is_address( $text ) ? '' : __( 'Script URL: enter an address that begins with https://, or a path that begins with /.', 'storefront-widgets' );
		case 'api':
			return storefront_widgets_is_address( $text ) ? '' : __( 'API: enter an address that begins with https://, or a path that begins with /.', 'storefront-widgets' );
		case 'site':
			return storefront_widgets_is_address( $text ) ? '' : __( 'Main site: enter an address that begins with https://, or a path that begins with /.', 'storefront-widgets' );
		case 'partner':
			return sanitize_text_field( $text ) === $text ? '' : __( 'Partner ID: enter plain text.', 'storefront-widgets' );
		case 'lang':
			return isset( storefront_widgets_definitions()['languages'][ $text ] ) ? '' : __( 'Language: choose one of the list.', 'storefront-widgets' );
		case 'storage':
			return isset( storefront_widgets_storage_modes()[ $text ] ) ? '' : __( 'Browser storage: choose one of the list.', 'storefront-widgets' );
		case 'theme_color':
			return sanitize_hex_color( $text ) ? '' : __( 'Theme color: enter a color such as #c2410c.', 'storefront-widgets' );
	}
	return '';
}

/**
 * Returns what the widgets may keep in the visitor's browser, each with its label.
 *
 * @return string[]
 */
function storefront_widgets_storage_modes() {
	return array(
		'on-use' => __( 'Only what something that the visitor does needs', 'storefront-widgets' ),
		'never'  => __( 'Nothing', 'storefront-widgets' ),
	);
}

/**
 * Returns the key under which a user's last unsaved texts are kept until the page shows them.
 *
 * @return string
 */
function storefront_widgets_typed_key() {
	return 'storefront_widgets_typed_' . get_current_user_id();
}

/**
 * Turns the submitted values into settings.
 *
 * @param mixed $given What was submitted.
 * @return string[] The settings to save. If a value isn't valid, the previous one stays.
 */
function storefront_widgets_sanitize( $given ) {
	$settings = storefront_widgets_settings();
	$typed    = array();
	foreach ( array_keys( $settings ) as $key ) {
		if ( ! is_array( $given ) || ! isset( $given[ $key ] ) || ! is_string( $given[ $key ] ) ) {
			continue;
		}
		$text = trim( $given[ $key ] );
		if ( $text === $settings[ $key ] ) {
			continue;
		}
		$denial = storefront_widgets_denial( $key );
		if ( '' !== $denial ) {
			add_settings_error( 'storefront_widgets', $key, $denial );
			continue;
		}
		$problem = storefront_widgets_problem( $key, $text );
		if ( '' === $problem ) {
			$settings[ $key ] = $text;
		} else {
			$typed[ $key ] = $text;
			add_settings_error( 'storefront_widgets', $key, $problem );
		}
	}
	if ( $typed ) {
		set_transient( storefront_widgets_typed_key(), $typed, MINUTE_IN_SECONDS );
	}
	return $settings;
}
