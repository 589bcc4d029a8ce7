// Records errors on the page for the test around it.
window.faults = [];
addEventListener('error', ({ message, error }) => window.faults.push(String(error?.stack ?? message)));
addEventListener('unhandledrejection', ({ reason }) => window.faults.push(String(reason)));
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
  // The test runner adds its own script to every page.
  if (!blockedURI.includes('__web-dev-server')) window.faults.push(`${violatedDirective}: ${blockedURI}`);
});
