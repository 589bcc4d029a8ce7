'use client';

import { Component } from './Component.jsx';
import { Shop } from './Shop.jsx';
import { Tag } from './Tag.jsx';
import { TagWithRef } from './TagWithRef.jsx';

const ways = { component: Component, tag: Tag, 'tag-with-ref': TagWithRef };

export const Events = ({ as }) => <Shop Search={ways[as]} />;
