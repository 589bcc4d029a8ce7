import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { MyCarSearch } from './MyCarSearch';
import { MyLocation } from './MyLocation';

// The builder generates both.
createRoot(document.querySelector('#root')).render(
  <StrictMode>
    <h1>Cars</h1>
    <MyCarSearch />
    <p>After it</p>
    <MyLocation />
  </StrictMode>,
);
