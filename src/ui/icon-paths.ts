// The shapes of icons that are also drawn without React.

export const chevronPath = 'm6 9 6 6 6-6';
export const searchPath = 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM20 20l-4-4';
