/** Sends a signal to a process and to all that it has started, as a terminal does. */
export function endTree(pid: number | undefined, signal: NodeJS.Signals): void;
