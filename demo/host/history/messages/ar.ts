import type { HistoryMessages } from './en.js';

export const messages: HistoryMessages = {
  title: 'سجل التصفح',
  lead: 'ما شاهدته يومًا بيوم. لا يراه أحد سواك.',
  count: {
    zero: 'لا منتجات',
    one: 'منتج واحد',
    two: 'منتجان',
    few: '{n} منتجات',
    many: '{n} منتجًا',
    other: '{n} منتج',
  },
  clear: 'مسح الكل',
  clearQuestion: 'هل تمسح السجل كله؟',
  clearText: 'يُنسى كل ما شاهدته. ويبقى ما حفظته وما طلبته.',
  keep: 'الإبقاء عليه',
  cleared: 'تم مسح سجلك',
  remove: 'إزالة {name} من سجلك',
  removed: 'أُزيل {name}',
  at: 'شوهد في {time}',
  empty: 'لم تشاهد شيئًا بعد',
  emptyText: 'السيارات والسلع التي تشاهدها تظهر هنا، لتجدها مجددًا.',
  browse: 'تصفّح المتجر',
};
