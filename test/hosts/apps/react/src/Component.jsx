export { CarSearch as Component } from 'storefront-widgets/react';
