import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { CarSearch, configure } from 'storefront-widgets/react';

configure({ api: new URLSearchParams(location.search).get('api') });
createRoot(document.querySelector('main')).render(createElement(CarSearch));
