<?php
/**
 * A theme of before the blocks: its head is printed before its content.
 *
 * @package Storefront_Widgets
 */

register_sidebar( array( 'id' => 'side' ) );
