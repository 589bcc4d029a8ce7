import { accountTexts } from '../account/messages/load.js';
import { noticeTexts } from '../notifications/messages/load.js';
import { NoticesPage } from '../notifications/NoticesPage.js';

export const loader = async (): Promise<null> => {
  await Promise.all([accountTexts.load(), noticeTexts.load()]);
  return null;
};

/** Notifications, and which mails the shopper gets. */
export function Component() {
  const texts = noticeTexts.useTextsOnceLoaded();
  return texts && <NoticesPage texts={texts} />;
}
