<?php
/**
 * Widgets as markup.
 *
 * @package Storefront_Widgets
 */

defined( 'ABSPATH' ) || exit;

/**
 * Returns a number as text, limited to the range of its attribute.
 *
 * @param array $attribute Attribute of a widget.
 * @param mixed $value     What the author entered.
 * @return string|null Null if it isn't a number.
 */
function storefront_widgets_number( $attribute, $value ) {
	if ( ! is_numeric( $value ) || ! is_finite( (float) $value ) ) {
		return null;
	}
	$number = $value + 0;
	if ( isset( $attribute['min'] ) ) {
		$number = max( $number, $attribute['min'] );
	}
	if ( isset( $attribute['max'] ) ) {
		$number = min( $number, $attribute['max'] );
	}
	return (string) $number;
}

/**
 * Returns an attribute with its value, escaped.
 *
 * @param array $attribute Attribute of a widget.
 * @param mixed $value     What the author entered.
 * @return string Empty if the value isn't valid for the attribute. The widget then uses its default.
 */
function storefront_widgets_attribute( $attribute, $value ) {
	$name = esc_attr( $attribute['name'] );
	if ( 'boolean' === $attribute['type'] ) {
		return true === $value ? ' ' . $name : '';
	}
	if ( ! is_scalar( $value ) || is_bool( $value ) ) {
		return '';
	}
	$text = (string) $value;
	if ( '' === $text ) {
		// If there is a default, an empty text means something else.
		return isset( $attribute['default'] ) && in_array( $attribute['type'], array( 'string', 'url' ), true ) ? ' ' . $name . '=""' : '';
	}
	switch ( $attribute['type'] ) {
		case 'number':
			$text = storefront_widgets_number( $attribute, $value );
			return null === $text ? '' : sprintf( ' %s="%s"', $name, esc_attr( $text ) );
		case 'choice':
			return in_array( $text, $attribute['words'], true ) ? sprintf( ' %s="%s"', $name, esc_attr( $text ) ) : '';
		case 'url':
			$url = esc_url( $text, array( 'http', 'https' ) );
			return '' === $url ? '' : sprintf( ' %s="%s"', $name, $url );
		default:
			return sprintf( ' %s="%s"', $name, esc_attr( $text ) );
	}
}

/**
 * Returns a widget's element. Also enqueues its script and styles.
 *
 * @param array  $widget  Widget from the definitions.
 * @param array  $values  Values by the attributes' property names.
 * @param string $wrapper More attributes, escaped: those of a block.
 * @return string
 */
function storefront_widgets_element( $widget, $values, $wrapper = '' ) {
	if ( is_feed() ) {
		return '';
	}
	$attributes = '' === $wrapper ? '' : ' ' . $wrapper;
	foreach ( $widget['attributes'] as $attribute ) {
		if ( isset( $values[ $attribute['property'] ] ) ) {
			$attributes .= storefront_widgets_attribute( $attribute, $values[ $attribute['property'] ] );
		}
	}
	return storefront_widgets_late_styles() . sprintf( '<%1$s%2$s></%1$s>', tag_escape( $widget['tag'] ), $attributes );
}
