// The widgets' own types, as they are built: `npm run build` comes first.
import '../../dist/jsx.js';
