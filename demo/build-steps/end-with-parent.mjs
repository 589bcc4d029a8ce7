/** Loaded into each step's program: it ends when the build does, even if that was killed. */
process.once('disconnect', () => process.exit(1));
process.channel?.unref();
