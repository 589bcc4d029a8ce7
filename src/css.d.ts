/** A stylesheet as text. The build and the test runner turn `import css from './x.css'` into a string. */
declare module '*.css' {
  const text: string;
  export default text;
}
