import type { ReactNode } from 'react';
import type { CarIndexReply } from '../state/cars.js';
import { ChevronIcon, SearchIcon } from '../ui/icons.js';
import { findMake, findModel, makeOptions, modelOptions } from './makes.js';
import type { CarSearchMessages } from './messages.js';

interface Props {
  readonly text: CarSearchMessages;
  readonly brands: CarIndexReply['banner']['brand'];
  readonly make: string | null;
  readonly model: string | null;
  /** Where the form submits to: the list of cars, which reads `make` and `model`. */
  readonly action: string;
  readonly partner: string | null;
}

/**
 * The search as a server renders it: a plain form that works before any script runs, with the same look and layout as
 * the form that replaces it.
 */
export function ServerForm({ text, brands, make: makeName, model, action, partner }: Props): ReactNode {
  const make = findMake(brands, makeName);
  const models = modelOptions(make, text.allModels);
  return (
    <form className="fields" role="search" aria-label={text.landmark} action={action} method="get">
      <NativeSelect
        name="make"
        label={text.make}
        options={makeOptions(brands, text.allMakes)}
        value={make?.value ?? null}
      />
      <NativeSelect
        name="model"
        label={text.model}
        options={models.length ? models : [{ value: null, label: text.allModels }]}
        value={findModel(models, model)}
        isDisabled={!make}
      />
      {partner && <input type="hidden" name="partner" value={partner} />}
      <button type="submit" part="button" className="primary">
        <SearchIcon />
        <span>{text.search}</span>
      </button>
    </form>
  );
}

interface SelectProps {
  readonly name: 'make' | 'model';
  readonly label: string;
  readonly options: readonly { readonly value: string | null; readonly label: string }[];
  readonly value: string | null;
  readonly isDisabled?: boolean;
}

function NativeSelect({ name, label, options, value, isDisabled = false }: SelectProps): ReactNode {
  return (
    <label className={isDisabled ? 'field disabled' : 'field'} part={name}>
      <span className="combobox">
        <span className="name">{label}</span>
        <select name={name} className={value === null ? 'value placeholder' : 'value'} disabled={isDisabled}>
          {options.map((option) => (
            <option key={option.value} value={option.value ?? ''} selected={option.value === value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronIcon />
      </span>
    </label>
  );
}
