/** Returns the text of `openapi.json`. */
export function openapiText(): Promise<string>;
