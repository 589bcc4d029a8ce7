import type { DrawingProps } from './drawing.js';
import { Shadow, Solid } from './Solid.js';

const SHELL =
  'M28 96C26 52 60 20 108 20C154 20 182 54 180 98C180 124 172 146 164 158Q158 168 146 168H96Q84 168 76 160L40 150Q30 146 30 134Z';

/** A full-face helmet, three quarters from the front: shell in the color, dark visor. */
export function Helmet({ color, id }: DrawingProps) {
  return (
    <>
      <Shadow from={44} to={168} id={id} />
      <path d="M84 160H156Q152 176 142 178H98Q88 174 84 160Z" fill="#15181c" />
      <Solid d={SHELL} color={color} id={id} finish="ball" />
      <path d="M60 36C84 22 128 22 152 40C140 34 84 32 66 48Z" fill="#fff" fillOpacity=".5" />
      <path
        d="M112 20C126 34 134 56 136 76L152 74C150 52 142 34 128 23Q120 20 112 20Z"
        fill="#fff"
        fillOpacity=".85"
      />
      <path d="M101 20C114 34 122 56 124 78L130 77C128 56 120 34 107 20Z" fill="#fff" fillOpacity=".85" />
      <path
        d="M26 82C40 62 96 60 142 72Q150 78 148 92Q146 108 136 114C100 122 52 122 34 118Q24 104 26 82Z"
        fill="#0a0d10"
      />
      <path
        d="M30 84C44 68 96 66 138 77Q144 82 142 92Q140 104 132 109C100 116 54 116 38 113Q29 102 30 84Z"
        fill={`url(#${id}glass)`}
      />
      <path
        d="M36 84C52 72 92 72 116 76L84 114Q54 115 41 112Q35 102 36 84Z"
        fill="#8fb3d4"
        fillOpacity=".28"
      />
      <path
        d="M40 82C54 74 84 73 100 75"
        fill="none"
        stroke="#fff"
        strokeOpacity=".75"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
      <circle cx="148" cy="92" r="13" fill={`url(#${id}dark)`} stroke="#000" strokeOpacity=".6" />
      <circle cx="148" cy="92" r="5" fill={`url(#${id}metal)`} />
      <path d="M36 128L60 133V144L42 140Q36 138 36 128Z" fill="#0e1115" />
      <path d="M40 132l18 4M41 137l17 3" stroke="#fff" strokeOpacity=".3" strokeWidth="1.6" />
      <path
        d="M74 128C104 130 140 124 174 116"
        fill="none"
        stroke="#000"
        strokeOpacity=".3"
        strokeWidth="2.4"
      />
      <path d="M74 131C104 133 140 127 173 119" fill="none" stroke="#fff" strokeOpacity=".35" />
      <path d="M78 160Q120 168 162 158" fill="none" stroke="#0b0f14" strokeWidth="5" strokeOpacity=".75" />
    </>
  );
}
