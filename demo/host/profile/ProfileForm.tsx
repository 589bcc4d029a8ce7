import { useState } from 'react';
import { Initials, PICTURE_COLORS } from '../account/Initials.js';
import { TextField } from '../account/TextField.js';
import { dayOf } from '../account/times.js';
import { useForm } from '../account/useForm.js';
import { type Profile, saveProfile, type UserRecord } from '../api/account.js';
import { useSpeech } from '../messages/context.js';
import { checkProfile, FIELDS, type FieldName } from './checkProfile.js';
import type { ProfileMessages } from './messages/messages.js';

/** By their own names: who looks for a language reads that one. */
const LANGUAGES = { en: 'English', ru: 'Русский', ar: 'العربية', fr: 'Français' } as const;

interface ProfileFormProps {
  texts: ProfileMessages;
  profile: Profile;
  onChange: () => void;
  onSaved: (saved: { profile: Profile; user: UserRecord }) => void;
}

/** The profile's form. The picture follows the name and the colour at once; nothing is kept before it is saved. */
export function ProfileForm({ texts, profile, onChange, onSaved }: ProfileFormProps) {
  const { lang } = useSpeech();
  const [name, setName] = useState(profile.uname);
  const [color, setColor] = useState(profile.picture_color);
  const { wrong, failure, isBusy, form, forget } = useForm({
    names: FIELDS,
    check: (values) => checkProfile(values, texts),
    send: (values) => saveProfile(values),
    onDone: onSaved,
    fieldOf: ({ message }) =>
      (
        [
          ['uname', texts.wrong.name],
          ['phone', texts.wrong.phone],
          ['birthday', texts.wrong.birthday],
        ] as const
      ).find(([, known]) => known === message)?.[0],
  });
  const changed = (field: FieldName) => {
    onChange();
    forget(field);
  };
  return (
    <form {...form} className="form panel profile-form">
      <div className="profile-head">
        <Initials name={name || profile.uname} color={color} large />
        <div>
          <p className="profile-name">
            <bdi>{name || profile.uname}</bdi>
          </p>
          <p>{texts.since.replace('{day}', dayOf(profile.created_at, lang))}</p>
        </div>
      </div>
      <p className="form-failure" role="alert">
        {failure}
      </p>
      <fieldset className="profile-colors">
        <legend>{texts.picture}</legend>
        <div>
          {PICTURE_COLORS.map((hex, number) => (
            <label key={hex} title={texts.colors[number]}>
              <input
                type="radio"
                name="picture_color"
                value={number}
                checked={color === number}
                aria-label={texts.colors[number]}
                onChange={() => {
                  setColor(number);
                  onChange();
                }}
              />
              <span style={{ backgroundColor: hex }} />
            </label>
          ))}
        </div>
        <p className="form-hint">{texts.pictureHint}</p>
      </fieldset>
      <TextField
        name="uname"
        label={texts.name}
        wrong={wrong.uname}
        autoComplete="name"
        maxLength={40}
        dir="auto"
        value={name}
        onChange={({ currentTarget }) => {
          setName(currentTarget.value);
          changed('uname');
        }}
      />
      <div className="form-field">
        <span className="form-label">{texts.email}</span>
        <p className="profile-email">
          {profile.email ? <bdi dir="ltr">{profile.email}</bdi> : texts.noEmail}
        </p>
        {profile.email && <p className="form-hint">{texts.emailHint}</p>}
      </div>
      <TextField
        name="phone"
        type="tel"
        label={texts.phone}
        optional={texts.optional}
        hint={texts.phoneHint}
        wrong={wrong.phone}
        autoComplete="tel"
        maxLength={40}
        dir="ltr"
        defaultValue={profile.phone}
        onInput={() => changed('phone')}
      />
      <TextField
        name="birthday"
        type="date"
        label={texts.birthday}
        optional={texts.optional}
        hint={texts.birthdayHint}
        wrong={wrong.birthday}
        autoComplete="bday"
        min="1900-01-01"
        defaultValue={profile.birthday ?? ''}
        onInput={() => changed('birthday')}
      />
      <div className="form-field">
        <label htmlFor="profile-lang">{texts.language}</label>
        <select
          id="profile-lang"
          name="lang"
          defaultValue={profile.lang}
          aria-describedby="profile-lang-more"
          onChange={() => changed('lang')}
        >
          <option value="">{texts.anyLanguage}</option>
          {Object.entries(LANGUAGES).map(([code, own]) => (
            <option key={code} value={code} lang={code}>
              {own}
            </option>
          ))}
        </select>
        <p id="profile-lang-more" className="form-hint">
          {texts.languageHint}
        </p>
      </div>
      <div className="form-buttons">
        <button type="submit" className="button" aria-disabled={isBusy}>
          {isBusy ? texts.saving : texts.save}
        </button>
      </div>
    </form>
  );
}
