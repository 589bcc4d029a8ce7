<?php
/**
 * A theme from before blocks existed: its head is printed before its content.
 *
 * @package Storefront_Widgets
 */

register_sidebar( array( 'id' => 'side' ) );
