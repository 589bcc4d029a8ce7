import { useEffect as useAnyEffect, useLayoutEffect as useAnyLayoutEffect } from 'react';

// The `react` module of the React entry: the host's own React, with effects whose cleanup can't fail.

export {
  Component,
  createContext,
  createElement,
  Fragment,
  forwardRef,
  useCallback,
  useContext,
  useId,
  useImperativeHandle,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
  version,
} from 'react';

type UseEffect = typeof useAnyEffect;

/**
 * Returns an effect whose cleanup logs its error. While React takes a component out of the page, no error boundary in
 * it counts any more: the error would reach the host's tree, and React would unmount all of it.
 */
const contained =
  (useOne: UseEffect): UseEffect =>
  (effect, dependencies) =>
    useOne(() => {
      const clean = effect();
      return (
        clean &&
        (() => {
          try {
            clean();
          } catch (error) {
            console.error('[storefront-widgets] A component could not be cleaned up.', error);
          }
        })
      );
    }, dependencies);

export const useEffect: UseEffect = contained(useAnyEffect);
export const useLayoutEffect: UseEffect = contained(useAnyLayoutEffect);
