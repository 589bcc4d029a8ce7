// engines: all
import { expect } from '@open-wc/testing';
import { press } from '../support/keys.js';
import { until } from '../support/until.js';
import { stage } from './dialog-stage.js';

describe('the focus of a dialog', () => {
  it('moves to its first field', async () => {
    const { open, root } = stage({ children: <input id="first" /> });
    await open();
    expect(root.activeElement?.id).to.equal('first');
  });

  it('moves to a field that is slotted into it', async () => {
    const { open, host } = stage({ children: <slot name="form" /> });
    const form = document.createElement('form');
    const input = document.createElement('input');
    form.slot = 'form';
    form.append(input);
    host.append(form);
    await open();
    expect(document.activeElement).to.equal(input);
  });

  it('moves to its heading when there is no field', async () => {
    const { open, root } = stage();
    await open();
    expect(root.activeElement?.localName).to.equal('h2');
  });

  it('moves to the new first field when the step changes', async () => {
    const { open, root, set } = stage({ step: 'one', children: <input id="one" /> });
    await open();
    set({ step: 'two', children: <input key="two" id="two" /> });
    await until(() => root.activeElement?.id === 'two');
  });

  it('stays inside when Tab is pressed', async () => {
    const { open, root, opener } = stage({ children: <button type="button">One</button> });
    await open();
    for (let presses = 0; presses < 6; presses++) {
      await press('Tab');
      expect(document.activeElement).not.to.equal(opener);
    }
    expect(root.querySelector('dialog')?.matches(':modal')).to.equal(true);
  });
});
