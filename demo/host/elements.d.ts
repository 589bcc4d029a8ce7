// The widgets' own types, from the build: run `npm run build` first.
import '../../dist/jsx.js';
