// engines: all
import { expect } from '@open-wc/testing';
import { cookies, local, session } from '../../src/state/storage.js';

/** Sets a cookie that isn't ours. */
function setForeign(more: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every engine
  document.cookie = `portal_NewLangX=ar; path=/${more}`;
}

describe('storage of a real browser', () => {
  afterEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    cookies.write('NewLang', null);
    cookies.write('myCookie', null);
    setForeign('; max-age=0');
  });

  it('values are stored under the names of the contract', () => {
    local.write('newuuid', 'u-1');
    session.write('userInfo', '{"a":1}');
    cookies.write('NewLang', 'ru');
    expect(localStorage.getItem('newuuid')).to.equal('u-1');
    expect(sessionStorage.getItem('userInfo')).to.equal('{"a":1}');
    expect(document.cookie.split('; ')).to.include('portal_NewLang=ru');
    cookies.write('NewLang', null);
    expect(document.cookie).not.to.contain('portal_NewLang');
    expect(cookies.read('NewLang')).to.equal(null);
  });

  it('a value that another tab has changed is read again', () => {
    local.write('token', 'mine');
    localStorage.setItem('token', 'of the other tab');
    expect(local.read('token')).to.equal('of the other tab');
    localStorage.removeItem('token');
    expect(local.read('token')).to.equal(null);
  });

  it('a cookie is not mistaken for one whose name starts the same, and any text can be read back', () => {
    setForeign('');
    expect(cookies.read('NewLang')).to.equal(null);
    const text = 'a=b; c, "d" %é\u{1f697}\n';
    cookies.write('myCookie', text);
    expect(document.cookie).to.contain('portal_myCookie=');
    expect(cookies.read('myCookie')).to.equal(text);
  });
});
