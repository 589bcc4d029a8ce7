import { askProvider, fieldsOf, ProviderError } from './ask-provider.js';
import { emailOf, pictureOf, type SocialPerson, textOf } from './person.js';
import type { SocialConfig } from './social-config.js';

type Facebook = SocialConfig['facebook'];

/** Who an access token of Facebook's script stands for. */
export async function readFacebookToken(
  { issuer, appId, appSecret, graphUrl }: Facebook,
  token: string,
): Promise<SocialPerson> {
  const { data } = await askProvider(`${graphUrl}/debug_token`, {
    input_token: token,
    access_token: `${appId}|${appSecret}`,
  });
  const { app_id, is_valid, user_id } = fieldsOf(data);
  // A token that another app was given must not sign in here.
  if (is_valid !== true || app_id !== appId) throw new ProviderError('The token is not one of this app');
  const me = await askProvider(`${graphUrl}/me`, { fields: 'id,name,email,picture', access_token: token });
  const subject = textOf(me.id);
  if (subject === null || subject !== user_id) throw new ProviderError('The token is somebody else’s');
  return {
    issuer,
    subject,
    email: emailOf(me.email),
    name: textOf(me.name),
    picture: readPicture(me.picture),
  };
}

/** The access token of a code; Facebook's window without its script gives one. */
export async function exchangeFacebookCode(
  { appId, appSecret, graphUrl }: Facebook,
  code: string,
  redirectUri: string,
): Promise<string> {
  const answer = await askProvider(`${graphUrl}/oauth/access_token`, {
    client_id: appId,
    client_secret: appSecret,
    redirect_uri: redirectUri,
    code,
  });
  return textOf(answer.access_token) ?? '';
}

/** `{ data: { url } }` */
function readPicture(picture: unknown): string | null {
  const { data } = Object(picture);
  return pictureOf(Object(data).url);
}
