import type en from './en.js';

export default {
  spin: 'أدِر',
  spinName: 'أدِر العجلة',
  invitation: 'أدِر العجلة لتعرف ما ستربحه.',
  turning: 'العجلة تدور…',
  won: 'لقد ربحت',
  fits: 'تم التحقق: هذا السحب نزيه.',
  differs: 'لا يطابق هذا السحب ما وُعد به قبله. يرجى إبلاغ المتجر.',
  left: (spins) => `الدورات المتبقية: ${spins}`,
  prizes: 'الجوائز واحتمالات الفوز بها',
} satisfies typeof en;
