<?php
/**
 * The page under Settings → Storefront widgets.
 *
 * @package Storefront_Widgets
 */

defined( 'ABSPATH' ) || exit;

/**
 * Returns the page's fields, each with its label and the help text below it.
 *
 * @return array[]
 */
function storefront_widgets_fields() {
	return array(
		'api'         => array(
			'label' => __( 'API', 'storefront-widgets' ),
			'help'  => __( 'The address of your shop’s API, such as https://shop.example/v3. The widgets get everything they show from it.', 'storefront-widgets' ),
		),
		'site'        => array(
			'label' => __( 'Main site', 'storefront-widgets' ),
			'help'  => __( 'The address of your shop, where searches and links lead. Empty: this site.', 'storefront-widgets' ),
		),
		'partner'     => array(
			'label' => __( 'Partner ID', 'storefront-widgets' ),
			'help'  => __( 'Added to every address that leads to the shop. Leave it empty if you have none.', 'storefront-widgets' ),
		),
		'lang'        => array(
			'label' => __( 'Language', 'storefront-widgets' ),
			'help'  => __( 'The language of the widgets.', 'storefront-widgets' ),
		),
		'theme_color' => array(
			'label' => __( 'Theme color', 'storefront-widgets' ),
			'help'  => __( 'The color of buttons and of what is chosen. Empty: the shop’s own.', 'storefront-widgets' ),
		),
		'storage'     => array(
			'label' => __( 'Browser storage', 'storefront-widgets' ),
			'help'  => __( 'What the widgets may keep in the visitor’s browser.', 'storefront-widgets' ),
		),
		'script'      => array(
			'label' => __( 'Script URL', 'storefront-widgets' ),
			'help'  => __( 'The address of storefront.js. Empty: the copy that comes with this plugin.', 'storefront-widgets' ),
		),
	);
}

/**
 * Adds the page to the menu.
 */
function storefront_widgets_add_page() {
	$title = __( 'Storefront widgets', 'storefront-widgets' );
	add_options_page( $title, $title, 'manage_options', 'storefront-widgets', 'storefront_widgets_page' );
}
add_action( 'admin_menu', 'storefront_widgets_add_page' );

/**
 * Adds the fields, including texts that were typed but not saved.
 *
 * @param string[] $typed Texts by key.
 */
function storefront_widgets_add_fields( $typed ) {
	add_settings_section( 'storefront_widgets', '', '__return_empty_string', 'storefront-widgets' );
	foreach ( storefront_widgets_fields() as $key => $field ) {
		$field['key']       = $key;
		$field['label_for'] = 'storefront-widgets-' . $key;
		$field['value']     = isset( $typed[ $key ] ) ? $typed[ $key ] : storefront_widgets_settings()[ $key ];
		$field['problem']   = isset( $typed[ $key ] ) ? storefront_widgets_problem( $key, $typed[ $key ] ) : '';
		$field['denial']    = storefront_widgets_denial( $key );
		add_settings_field( $key, $field['label'], 'storefront_widgets_field', 'storefront-widgets', 'storefront_widgets', $field );
	}
}

/**
 * Prints a field.
 *
 * @param array $field Field with its `key`, `value`, `problem`, `denial`, `help`, and `label_for`.
 */
function storefront_widgets_field( $field ) {
	$id = $field['label_for'];
	// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- both parts are escaped here.
	$common = sprintf(
		'id="%1$s" name="storefront_widgets[%2$s]" aria-describedby="%1$s-help"%3$s%4$s',
		esc_attr( $id ),
		esc_attr( $field['key'] ),
		'' === $field['problem'] ? '' : ' aria-invalid="true"',
		disabled( '' !== $field['denial'], true, false )
	);
	if ( 'lang' === $field['key'] ) {
		echo '<select ' . $common . '>';
		printf( '<option value="">%s</option>', esc_html__( 'Same as the page', 'storefront-widgets' ) );
		storefront_widgets_language_options( $field['value'] );
		echo '</select>';
	} elseif ( 'storage' === $field['key'] ) {
		echo '<select ' . $common . '>';
		printf( '<option value="">%s</option>', esc_html__( 'As the shop needs it', 'storefront-widgets' ) );
		foreach ( storefront_widgets_storage_modes() as $mode => $label ) {
			printf( '<option value="%1$s"%2$s>%3$s</option>', esc_attr( $mode ), selected( $mode, $field['value'], false ), esc_html( $label ) );
		}
		echo '</select>';
	} else {
		// The color picker would hide its field, and with it the mistake.
		$class = 'theme_color' === $field['key'] && '' === $field['problem'] ? 'storefront-widgets-color' : 'regular-text code';
		printf( '<input type="text" %1$s class="%2$s" value="%3$s" autocomplete="off" spellcheck="false">', $common, esc_attr( $class ), esc_attr( $field['value'] ) );
	}
	// phpcs:enable
	printf( '<p class="description" id="%1$s-help">', esc_attr( $id ) );
	foreach ( array_filter( array( $field['problem'], $field['denial'] ) ) as $reason ) {
		printf( '<strong>%s</strong><br>', esc_html( $reason ) );
	}
	echo esc_html( $field['help'] ) . '</p>';
}

/**
 * Prints the languages, each by its own name.
 *
 * @param string $chosen The chosen language.
 */
function storefront_widgets_language_options( $chosen ) {
	foreach ( storefront_widgets_definitions()['languages'] as $language => $name ) {
		printf(
			'<option value="%1$s" lang="%1$s"%2$s>%3$s</option>',
			esc_attr( $language ),
			selected( $language, $chosen, false ),
			esc_html( $name )
		);
	}
}

/**
 * Prints the page.
 */
function storefront_widgets_page() {
	$typed = get_transient( storefront_widgets_typed_key() );
	delete_transient( storefront_widgets_typed_key() );
	storefront_widgets_add_fields( is_array( $typed ) ? $typed : array() );
	?>
	<div class="wrap">
		<h1><?php echo esc_html( get_admin_page_title() ); ?></h1>
		<?php if ( '' === storefront_widgets_settings()['api'] ) : ?>
			<div class="notice notice-warning inline"><p>
				<?php esc_html_e( 'No API is set. The widgets ask this site itself, at /v3, and show visitors an error unless your shop’s API is there.', 'storefront-widgets' ); ?>
			</p></div>
		<?php endif; ?>
		<form action="options.php" method="post">
			<?php
			settings_fields( 'storefront_widgets' );
			do_settings_sections( 'storefront-widgets' );
			submit_button();
			?>
		</form>
		<h2><?php esc_html_e( 'Blocks and shortcodes', 'storefront-widgets' ); ?></h2>
		<p><?php esc_html_e( 'In the block editor, look for the widget by its name. Everywhere else, write its shortcode:', 'storefront-widgets' ); ?></p>
		<?php storefront_widgets_shortcode_table(); ?>
	</div>
	<?php
}

/**
 * Prints the shortcodes with their attributes.
 */
function storefront_widgets_shortcode_table() {
	echo '<table class="widefat striped"><thead><tr>';
	printf( '<th scope="col">%s</th>', esc_html__( 'Widget', 'storefront-widgets' ) );
	printf( '<th scope="col">%s</th>', esc_html__( 'Shortcode', 'storefront-widgets' ) );
	printf( '<th scope="col">%s</th>', esc_html__( 'Attributes', 'storefront-widgets' ) );
	echo '</tr></thead><tbody>';
	foreach ( storefront_widgets_translated() as $widget ) {
		$names = array();
		foreach ( $widget['attributes'] as $attribute ) {
			$names[] = sprintf( '<code>%s</code>', esc_html( $attribute['name'] ) );
		}
		printf(
			'<tr><td><strong>%1$s</strong><br>%2$s</td><td><code>[%3$s]</code></td><td>%4$s</td></tr>',
			esc_html( $widget['title'] ),
			esc_html( $widget['summary'] ),
			esc_html( storefront_widgets_shortcode_name( $widget ) ),
			wp_kses_data( implode( ' ', $names ) )
		);
	}
	echo '</tbody></table>';
}

/**
 * Loads WordPress's own color picker.
 *
 * @param string $page The admin page.
 */
function storefront_widgets_page_scripts( $page ) {
	if ( 'settings_page_storefront-widgets' !== $page ) {
		return;
	}
	wp_enqueue_style( 'wp-color-picker' );
	wp_enqueue_script( 'wp-color-picker' );
	wp_add_inline_script( 'wp-color-picker', 'jQuery( function ( $ ) { $( ".storefront-widgets-color" ).wpColorPicker(); } );' );
}
add_action( 'admin_enqueue_scripts', 'storefront_widgets_page_scripts' );

/**
 * Adds a link to the settings in the list of plugins.
 *
 * @param string[] $links Links of the plugin.
 * @return string[]
 */
function storefront_widgets_action_links( $links ) {
	$link = sprintf( '<a href="%1$s">%2$s</a>', esc_url( admin_url( 'options-general.php?page=storefront-widgets' ) ), esc_html__( 'Settings', 'storefront-widgets' ) );
	return array_merge( array( $link ), $links );
}
add_filter( 'plugin_action_links_' . plugin_basename( STOREFRONT_WIDGETS_FILE ), 'storefront_widgets_action_links' );
