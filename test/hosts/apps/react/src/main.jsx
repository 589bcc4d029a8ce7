import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { configure } from 'storefront-widgets/react';
import { Component } from './Component.jsx';
import { Shop } from './Shop.jsx';
import { Tag } from './Tag.jsx';
import { TagWithRef } from './TagWithRef.jsx';

const query = new URLSearchParams(location.search);
configure({ api: query.get('api') });

const ways = { component: Component, tag: Tag, 'tag-with-ref': TagWithRef };

createRoot(document.querySelector('#root')).render(
  <StrictMode>
    <Shop Search={ways[query.get('as')]} />
  </StrictMode>,
);
