/** The stylesheets of the prize popup: closed, it shows nothing; what an open one needs comes with it (./Gift.tsx). */
export const styles: readonly string[] = [];
