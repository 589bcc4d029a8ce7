/** Limits how many programs run at once. Programs get in on a first-come, first-served basis. */
export function placesOf(all: number): { enter(requested: number): Promise<() => void> } {
  let free = all;
  const waiting: { need: number; go: () => void }[] = [];
  const letIn = () => {
    for (let [next] = waiting; next && next.need <= free; [next] = waiting) {
      free -= next.need;
      waiting.shift();
      next.go();
    }
  };
  return {
    enter: (requested) =>
      new Promise((resolve) => {
        const need = Math.min(requested, all);
        const leave = () => {
          free += need;
          letIn();
        };
        waiting.push({ need, go: () => resolve(leave) });
        letIn();
      }),
  };
}
