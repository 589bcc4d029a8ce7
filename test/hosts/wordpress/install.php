<?php
/**
 * Installs WordPress with an administrator and an author: `php install.php <folder>`.
 *
 * @package Storefront_Widgets
 */

define( 'WP_INSTALLING', true );
mysqli_report( MYSQLI_REPORT_ERROR | MYSQLI_REPORT_STRICT );
list( , $folder, $socket ) = $argv;
$_SERVER['HTTP_HOST']      = 'localhost';
( new mysqli( 'localhost', 'root', '', '', 0, $socket ) )->query( 'CREATE DATABASE wordpress' );

/**
 * Keeps the new site from sending email.
 */
function wp_new_blog_notification() {}

require $folder . '/wp-load.php';
require ABSPATH . 'wp-admin/includes/upgrade.php';
wp_install( 'Cars weekly', 'admin', 'admin@example.com', true, '', 'admin-password' );
wp_insert_user(
	array(
		'user_login' => 'author',
		'user_pass'  => 'author-password',
		'role'       => 'author',
	)
);
