/**
 * Markup that an attacker might put into a text from the server. If code treats it as markup, code, or a template, each
 * payload creates an element with `data-hacked`, calls `hacked()`, or navigates away from the page.
 */
export const payloads: readonly string[] = [
  // Elements that run something
  '<script data-hacked>hacked()</script>',
  '<script data-hacked src="data:text/javascript,hacked()"></script>',
  '<SCRIPT/XSS data-hacked>hacked()</SCRIPT>',
  '<scr<script data-hacked>ipt>hacked()</scr</script>ipt>',
  '<img data-hacked src=x onerror="hacked()">',
  '<img data-hacked src=x onerror=&#104;acked()>',
  '<img/data-hacked/src=x/onerror=hacked()//',
  '<svg data-hacked onload="hacked()">',
  '<svg data-hacked><script>hacked()</script></svg>',
  '<svg data-hacked><animate onbegin="hacked()" attributeName="x" dur="1s"/></svg>',
  '<svg data-hacked><use href="data:image/svg+xml,<svg id=x onload=hacked()>#x"/></svg>',
  '<svg data-hacked><a href="javascript:hacked()"><text>x</text></a></svg>',
  '<math data-hacked><mtext><img src=x onerror=hacked()></mtext></math>',
  '<math><mi data-hacked href="javascript:hacked()">x</mi></math>',
  '<body data-hacked onload="hacked()">',
  '<video data-hacked src=x onerror="hacked()"></video>',
  '<audio data-hacked src=x onerror="hacked()"></audio>',
  '<details data-hacked open ontoggle="hacked()">x</details>',
  '<input data-hacked autofocus onfocus="hacked()">',
  '<marquee data-hacked onstart="hacked()">x</marquee>',
  '<style data-hacked>*{animation:x}@keyframes x{}</style><p onanimationstart=hacked()>',
  '<iframe data-hacked srcdoc="<script>parent.hacked()</script>"></iframe>',
  '<iframe data-hacked src="javascript:parent.hacked()"></iframe>',
  '<object data-hacked data="javascript:hacked()"></object>',
  '<embed data-hacked src="javascript:hacked()">',
  '<template data-hacked shadowrootmode="open"><script>hacked()</script></template>',
  '<x-hacked data-hacked></x-hacked>',
  '<storefront-config data-hacked api="//evil.example"></storefront-config>',
  // Break out of the text's context
  '</p></div></template><img data-hacked src=x onerror=hacked()>',
  '"><img data-hacked src=x onerror="hacked()">',
  "' data-hacked onmouseover='hacked()' x='",
  '</style></title></textarea></noscript><img data-hacked src=x onerror=hacked()>',
  '--><img data-hacked src=x onerror=hacked()>',
  ']]><img data-hacked src=x onerror=hacked()>',
  '&lt;img data-hacked src=x onerror=hacked()&gt;',
  '\u0000<img data-hacked src=x onerror=hacked()>',
  '\u202e<img data-hacked src=x onerror=hacked()>',
  '\\u003cimg data-hacked src=x onerror=hacked()\\u003e',
  // Navigate away
  '<base data-hacked href="//evil.example/">',
  '<meta data-hacked http-equiv="refresh" content="0;url=//evil.example/">',
  '<form data-hacked action="//evil.example/"><button autofocus>x</button></form>',
  '<a data-hacked href="javascript:hacked()">x</a>',
  '<link data-hacked rel="stylesheet" href="//evil.example/x.css">',
  // Templates and code
  '{{constructor.constructor("hacked()")()}}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is a payload
  '${hacked()}',
  '<%= hacked() %>',
  '#{hacked()}',
  'javascript:hacked()',
  '$& $1 $` % %s %o',
  '__proto__',
];

/** A text of a reply that a widget renders. */
export interface RenderedField {
  /** The path of the call. */
  readonly reply: string;
  /** The path of the text in the data of the reply. */
  readonly field: string;
  /** The tag of the widget. */
  readonly tag: string;
}

const fieldsOf = (tag: string, reply: string, ...fields: readonly string[]): RenderedField[] =>
  fields.map((field) => ({ reply, field, tag: `storefront-${tag}` }));

/** Every text of a reply that a widget renders. */
export const renderedFields: readonly RenderedField[] = [
  ...fieldsOf(
    'car-search',
    '/pc/car/indexV2',
    'banner.title.0',
    'banner.title.1',
    'banner.brand.0.brand_name',
  ),
  ...fieldsOf(
    'car-search',
    '/pc/car/indexV2',
    'banner.brand.0.car_model.0',
    'banner.brand.0.car_model.1.name',
  ),
  ...fieldsOf('header', '/pc/navbar', '0.name'),
  ...fieldsOf('header', '/pc/shopCategory', '0.cat_name'),
  ...fieldsOf('header', '/pc/search/suggest', '0.suggestKeyword'),
  ...fieldsOf('drawer', '/pc/indexCategory', 'category.0.cat_name', 'category.0.son_category.0.cat_name'),
  ...fieldsOf('drawer', '/pc/indexCategory', 'oversea.0.cat_name', 'factory.0.cat_name'),
  ...fieldsOf('drawer', '/pc/login', 'user.uname'),
  ...fieldsOf('account-menu', '/pc/login', 'user.uname'),
  ...fieldsOf('location', '/pc/address/list', '0.address_name', '0.city_name', '0.post_code'),
  ...fieldsOf('location', '/pc/address/codeList', '0.city'),
  ...fieldsOf('prize-wheel', '/pc/prize/info', 'tip1', 'tip2', 'prizes.0.award_name'),
  ...fieldsOf('prize-wheel', '/pc/prize/draw', 'award_name', 'award_explain'),
  ...fieldsOf('sign-in', '/pc/login', 'msg'),
];
