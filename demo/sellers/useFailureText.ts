import { ApiError } from '../host/api/request.js';
import { useSpeech } from '../host/messages/context.js';

/** What to tell of a call that failed: the server's words where it gave some. Empty for no failure. */
export function useFailureText(error: Error | null): string {
  const { problem } = useSpeech().texts;
  if (error === null) return '';
  const { code, message } = ApiError.of(error);
  return code > 0 ? message : problem.failedText;
}
