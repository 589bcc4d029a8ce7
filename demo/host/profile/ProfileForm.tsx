import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PROFILE_FORM } from '../../shared/forms/forms.js';
import { LANGUAGE_NAMES } from '../../shared/language.js';
import { pathTo } from '../../shared/pages.js';
import type { Profile, UserRecord } from '../../shared/replies/account.js';
import { saveProfile } from '../api/account.js';
import { fill, fillParts, useI18n } from '../messages/i18n.js';
import { formTexts, profileTexts } from '../texts.js';
import { Field, TextField } from '../ui/fields.js';
import { Form, FormButtons, useShopForm } from '../ui/form.js';
import { ruled } from '../ui/rules.js';
import { Initials, PICTURE_COLORS } from './Initials.js';

type Values = Record<'picture_color' | 'uname' | 'phone' | 'lang', string>;

interface ProfileFormProps {
  profile: Profile;
  onChange: () => void;
  onSaved: (saved: { profile: Profile; user: UserRecord }) => void;
}

/** The profile form. The picture follows the name and color right away, but nothing is stored until it's saved. */
export function ProfileForm({ profile, onChange, onSaved }: ProfileFormProps) {
  const texts = profileTexts.useTexts();
  const { numbers } = useI18n();
  const wrong = formTexts.useTexts().profile;
  const form = useShopForm<Values, { profile: Profile; user: UserRecord }>({
    defaultValues: {
      picture_color: String(profile.picture_color),
      uname: profile.uname,
      phone: profile.phone,
      lang: profile.lang,
    },
    rules: ruled(PROFILE_FORM, wrong, texts.optional),
    send: saveProfile,
    onSent: onSaved,
  });
  const { register, watch } = form.methods;
  const name = watch('uname') || profile.uname;
  return (
    <Form form={form} className="card stack form panel profile-form" onChange={onChange}>
      <div className="profile-head">
        <Initials name={name} color={Number(watch('picture_color'))} large />
        <div>
          <p className="profile-name">
            <bdi>{name}</bdi>
          </p>
          <p>{fill(texts.since, { day: numbers.dayOf(profile.created_at) })}</p>
        </div>
      </div>
      <fieldset className="profile-colors">
        <legend>{texts.picture}</legend>
        <div>
          {PICTURE_COLORS.map((hex, number) => (
            <label key={hex} title={texts.colors[number]}>
              <input
                type="radio"
                value={number}
                aria-label={texts.colors[number]}
                {...register('picture_color')}
              />
              <span style={{ backgroundColor: hex }} />
            </label>
          ))}
        </div>
        <p className="form-hint">{texts.pictureHint}</p>
      </fieldset>
      <TextField name="uname" label={texts.name} autoComplete="name" />
      <div className="form-field">
        <span className="form-label">{texts.email}</span>
        <p className="profile-email">
          {profile.email ? <bdi dir="ltr">{profile.email}</bdi> : texts.noEmail}
        </p>
        {profile.email && (
          <p className="form-hint">
            {fillParts<typeof texts.emailHint, ReactNode>(texts.emailHint, {
              write: (
                <Link key="write" to={pathTo('contact')}>
                  {texts.writeToUs}
                </Link>
              ),
            })}
          </p>
        )}
      </div>
      <TextField name="phone" label={texts.phone} hint={texts.phoneHint} />
      <Field name="lang" label={texts.language} hint={texts.languageHint}>
        {(tied) => (
          <select {...tied}>
            <option value="">{texts.anyLanguage}</option>
            {Object.entries(LANGUAGE_NAMES).map(([code, own]) => (
              <option key={code} value={code} lang={code}>
                {own}
              </option>
            ))}
          </select>
        )}
      </Field>
      <FormButtons submit={texts.save} busy={texts.saving} />
    </Form>
  );
}
