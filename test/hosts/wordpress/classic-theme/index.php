<?php
/**
 * The theme's only page.
 *
 * @package Storefront_Widgets
 */

?>
<!DOCTYPE html>
<html <?php language_attributes(); ?>>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<?php wp_head(); ?>
</head>
<body>
<?php
while ( have_posts() ) {
	the_post();
	the_content();
}
dynamic_sidebar( 'side' );
wp_footer();
?>
</body>
</html>
