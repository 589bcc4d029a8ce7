/** What comes after it does not make the task of now longer: a tap meanwhile is answered. */
export const anotherTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
