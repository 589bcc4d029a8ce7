/**
 * Sends mails that are due, one after the other. Each is claimed first, for several servers may be at it; what the mail
 * server does not take is due again.
 * @param setDue says whether a mail is due; false when another server has said so before
 * @throws {Error} of the mail server
 */
export async function sendEach<T>(
  mails: readonly T[],
  setDue: (mail: T, isDue: boolean) => Promise<boolean>,
  send: (mail: T) => Promise<unknown>,
): Promise<void> {
  for (const mail of mails) {
    if (!(await setDue(mail, false))) continue;
    try {
      await send(mail);
    } catch (error) {
      await setDue(mail, true);
      throw error;
    }
  }
}
