import type { OutputPlugin } from 'rollup';

export declare const minify: (module: boolean) => OutputPlugin;
