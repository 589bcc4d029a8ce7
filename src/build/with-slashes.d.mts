export function withSlashes(path: string, separator?: string): string;
