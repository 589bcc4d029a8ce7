import type en from './en.js';

export default {
  opening: (name) => `Открываем ${name}…`,
  waiting: (name) => `Продолжите в окне ${name}.`,
  number: 'Если оно попросит число, введите',
  blocked: (name) => `Окно ${name} не открылось само.`,
  closed: (name) =>
    `${name} не ответил: его окно закрыто или не может связаться с этой страницей. Попробуйте ещё раз или откройте другое окно.`,
  late: (name) => `${name} не ответил вовремя.`,
  unavailable: (name) => `Сейчас нет связи с ${name}. Можно войти по электронной почте.`,
  finishing: (name) => `Входим через ${name}…`,
  bind: (name) => `${name} не подтвердил ваш аккаунт. Укажите электронную почту, чтобы продолжить.`,
  bindButton: 'Продолжить с этой почтой',
  open: (name) => `Открыть ${name}`,
  again: 'Попробовать ещё раз',
  otherWindow: 'Открыть другое окно',
  cancel: 'Отмена',
  underDevelopment: 'В разработке',
} satisfies typeof en;
