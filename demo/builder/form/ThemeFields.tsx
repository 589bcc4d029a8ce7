import { useController, useFormContext, useWatch } from 'react-hook-form';
import type { Token } from '../catalog/catalog.js';
import { type Choice, cssProblem } from '../choice/choice.js';
import { PAIRS } from '../choice/contrast.js';
import { PRESET_NAMES, PRESETS, type Preset } from '../choice/presets.js';
import { useI18n } from '../messages/i18n.js';
import { ColorInput, ContrastLine } from './ColorInput.js';
import { Row } from './Row.js';

type Theme = Choice['theme'];

const COLOR = /#[\da-f]{3,6}/i;

/** Returns the light-mode color that a token defaults to. */
const fallbackColor = (token: Token | undefined): string => COLOR.exec(token?.fallback ?? '')?.[0] ?? '';

const isColor = ({ name, fallback }: Token): boolean =>
  PAIRS.some((pair) => pair.color === name || pair.on === name) || COLOR.test(fallback);

/** The contrast of a color with each of its backgrounds, shown once either color is set. */
function Contrast({ token, tokens, theme }: { token: Token; tokens: readonly Token[]; theme: Theme }) {
  const { texts } = useI18n();
  const colorOf = (name: string) => theme[name] || fallbackColor(tokens.find((each) => each.name === name));
  const found = PAIRS.filter((pair) => pair.color === token.name && (theme[pair.color] || theme[pair.on]));
  return found.map(({ color, on, needs }) => (
    <ContrastLine
      key={on}
      color={colorOf(color)}
      on={colorOf(on)}
      needs={needs}
      other={texts.tokens[on] ?? on}
    />
  ));
}

function TokenField({ token, tokens }: { token: Token; tokens: readonly Token[] }) {
  const { texts } = useI18n();
  const { field } = useController<Choice, `theme.${string}`>({ name: `theme.${token.name}` });
  const theme = useWatch<Choice, 'theme'>({ name: 'theme' });
  const label = texts.tokens[token.name] ?? token.name;
  const value = field.value ?? '';
  const problem = cssProblem(value);
  return (
    <div className="token">
      <Row label={label} code={token.name} wrong={problem ? texts.problems[problem] : undefined}>
        {(tied) =>
          isColor(token) ? (
            <ColorInput
              tied={tied}
              name={label}
              value={value}
              placeholder={fallbackColor(token) || undefined}
              onChange={field.onChange}
            />
          ) : (
            <input
              {...tied}
              dir="ltr"
              autoComplete="off"
              spellCheck={false}
              placeholder={/^[\w.-]+$/.test(token.fallback) ? token.fallback : undefined}
              value={value}
              onChange={field.onChange}
            />
          )
        }
      </Row>
      <Contrast token={token} tokens={tokens} theme={theme} />
    </div>
  );
}

/** A small drawing that shows the colors of a preset. */
function Swatch({ preset }: { preset: Preset }) {
  const colors: Readonly<Record<string, string>> = PRESETS[preset];
  return (
    <svg viewBox="0 0 48 32" width="48" height="32" aria-hidden="true" className="swatch">
      <rect width="48" height="32" rx="6" fill={colors['--storefront-surface'] ?? 'var(--surface)'} />
      <rect x="7" y="8" width="22" height="4" rx="2" fill={colors['--storefront-text'] ?? 'var(--text)'} />
      <rect
        x="7"
        y="18"
        width="18"
        height="7"
        rx="3.5"
        fill={colors['--storefront-accent'] ?? 'var(--accent)'}
      />
    </svg>
  );
}

const isSame = (theme: Theme, preset: Readonly<Record<string, string>>): boolean => {
  const names = new Set([...Object.keys(theme), ...Object.keys(preset)]);
  return [...names].every((name) => (theme[name] || '') === (preset[name] ?? ''));
};

/** The theme tokens as a form, with presets to start from. */
export function ThemeFields({ tokens }: { tokens: readonly Token[] }) {
  const { texts } = useI18n();
  const { setValue } = useFormContext<Choice>();
  const theme = useWatch<Choice, 'theme'>({ name: 'theme' });
  const apply = (preset: Readonly<Record<string, string>>) => {
    const empty = Object.fromEntries(tokens.map(({ name }) => [name, '']));
    setValue('theme', { ...empty, ...preset });
  };
  return (
    <>
      <fieldset className="form-field">
        <legend>{texts.form.preset}</legend>
        <div className="presets">
          {PRESET_NAMES.map((name) => (
            <button
              key={name}
              type="button"
              className="preset"
              aria-pressed={isSame(theme, PRESETS[name])}
              onClick={() => apply(PRESETS[name])}
            >
              <Swatch preset={name} />
              {texts.presets[name]}
            </button>
          ))}
        </div>
      </fieldset>
      <div className="stack">
        {tokens.map((token) => (
          <TokenField key={token.name} token={token} tokens={tokens} />
        ))}
      </div>
    </>
  );
}
