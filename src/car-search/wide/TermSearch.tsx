import { type ReactNode, useId, useRef, useState } from 'react';
import { Styles } from '../../element/Frame.js';
import { useWidget } from '../../element/widget-context.js';
import { useMessages } from '../../i18n/messages.js';
import { TextBox } from '../../ui/field/TextBox.js';
import { SearchIcon } from '../../ui/icons.js';
import { searchPaste } from '../../ui/pasted-text.js';
import { useSubmit } from '../../ui/use-submit.js';
import type { CarSearchMessages } from '../messages.js';
import css from './FreeText.css';
import { wideSearchMessages } from './messages.js';

const sheets = [css];

interface Props {
  readonly text: CarSearchMessages;
  readonly onTerm: (term: string) => void;
}

/** The field for make, model, and year without any makes: what is typed is searched for as it is. */
export function TermSearch({ text, onTerm }: Props): ReactNode {
  const own = useMessages(wideSearchMessages, useWidget().lang);
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const submitted = useSubmit(() => {
    const term = (box.current?.value ?? typed).trim();
    if (term) onTerm(term);
    else box.current?.focus();
  });
  if (!own) return null;
  return (
    <form role="search" className="fields wide" aria-label={text.landmark} {...submitted}>
      <Styles sheets={sheets} />
      <div className="field" part="free-text">
        <div className="combobox editable">
          <label key={own.freeText} htmlFor={id} className="name">
            {own.freeText}
          </label>
          <SearchIcon />
          <TextBox
            box={box}
            id={id}
            type="search"
            part="input"
            className="typed"
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={100}
            dir="auto"
            placeholder={own.example}
            value={typed}
            {...searchPaste}
            onType={setTyped}
            onFill={setTyped}
          />
        </div>
      </div>
      <button type="submit" part="button" className="primary">
        <SearchIcon />
        <span key={text.search}>{text.search}</span>
      </button>
    </form>
  );
}
