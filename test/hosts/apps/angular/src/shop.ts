import { Component, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core';
import type { NavigateDetail, SearchDetail } from 'storefront-widgets';

@Component({
  selector: 'app-shop',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <main>
      @if (isShown()) {
        <storefront-car-search
          [make]="make()"
          [compact]="compact()"
          (storefront-search)="onSearch($event)"
          (storefront-navigate)="onNavigate($event)"
        ></storefront-car-search>
      }
      <button type="button" (click)="make.set('skoda')">Choose Škoda</button>
      <button type="button" (click)="compact.set(!compact())">{{ compact() ? 'Wide' : 'Compact' }}</button>
      <button type="button" (click)="isShown.set(!isShown())">{{ isShown() ? 'Remove' : 'Add' }}</button>
      <output>Searched for {{ searched() }}, to {{ jump() }}</output>
    </main>
  `,
})
export class Shop {
  readonly make = signal<string | null>(null);
  readonly compact = signal(false);
  readonly isShown = signal(true);
  readonly searched = signal('');
  readonly jump = signal('');

  onSearch({ detail }: CustomEvent<SearchDetail>) {
    if (detail.kind === 'cars') this.searched.set(`${detail.make} ${detail.model}`);
  }

  onNavigate(event: CustomEvent<NavigateDetail>) {
    event.preventDefault();
    this.jump.set(`${event.detail.path} ${new URLSearchParams(event.detail.query)}`);
  }
}
