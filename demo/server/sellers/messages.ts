import type { Context } from 'hono';
import type { Language } from '../../shared/language.js';
import ar from '../../shared/wrong/messages/ar.json';
import en from '../../shared/wrong/messages/en.json';
import fr from '../../shared/wrong/messages/fr.json';
import ru from '../../shared/wrong/messages/ru.json';
import type { Wrong } from '../../shared/wrong/wrong.js';
import { requestLanguage } from '../http/api.js';

/** The messages of the sellers' calls. Errors about single fields are in `wrong`. */
export interface SellerMessages {
  readonly signInFirst: string;
  readonly noStore: string;
  readonly notFactory: string;
  readonly nameEmpty: string;
  readonly checkFields: string;
  readonly locked: string;
  readonly incomplete: string;
  readonly paperSort: string;
  readonly paperType: string;
  readonly paperSize: string;
  readonly noPaper: string;
  readonly unknownGoods: string;
  readonly unknownOrder: string;
  readonly cannotShip: string;
  readonly payoutWaits: string;
  readonly payoutSmall: string;
  readonly payoutTooMuch: string;
  readonly passwordChanged: string;
  readonly wrong: Wrong;
}

const MESSAGES: Readonly<Record<Language, SellerMessages>> = {
  en: {
    signInFirst: 'Please sign in to your seller account',
    noStore: 'Your store opens when your application is approved',
    notFactory: 'This is for approved factories',
    nameEmpty: 'The name cannot be empty',
    checkFields: 'Please check the highlighted fields',
    locked: 'You can’t change this application: it’s under review or was approved',
    incomplete: 'Please complete all steps before you send the application',
    paperSort: 'We don’t need this document',
    paperType: 'Please upload a PDF, JPEG, or PNG file',
    paperSize: 'The file can’t be empty or larger than 5 MB',
    noPaper: 'We can’t find this document in your application',
    unknownGoods: 'This product isn’t in your store',
    unknownOrder: 'This order isn’t in your store',
    cannotShip: 'This order can’t be marked as shipped right now',
    payoutWaits: 'Another payout is on its way. You can request the next one once it’s paid.',
    payoutSmall: 'The least we pay out is $10.',
    payoutTooMuch: 'This is more than you can withdraw now. Reload the page to see how much it is.',
    passwordChanged: 'Your password was changed. Please sign in with the new one.',
    wrong: en,
  },
  ru: {
    signInFirst: 'Войдите в учётную запись продавца',
    noStore: 'Магазин откроется, когда заявка будет одобрена',
    notFactory: 'Это доступно одобренным фабрикам',
    nameEmpty: 'Укажите имя',
    checkFields: 'Проверьте отмеченные поля',
    locked: 'Эту заявку нельзя изменить: она на рассмотрении или уже одобрена',
    incomplete: 'Заполните все шаги, прежде чем отправлять заявку',
    paperSort: 'Такой документ не требуется',
    paperType: 'Принимаются только файлы PDF, JPEG и PNG',
    paperSize: 'Файл не должен быть пустым или больше 5 МБ',
    noPaper: 'Среди ваших документов такого нет',
    unknownGoods: 'Среди ваших товаров такого нет',
    unknownOrder: 'Среди ваших заказов такого нет',
    cannotShip: 'Сейчас этот заказ нельзя отметить как отправленный',
    payoutWaits: 'Другая выплата уже в пути. Следующую можно запросить, когда она придёт.',
    payoutSmall: 'Выплачиваем не меньше 10 долларов.',
    payoutTooMuch: 'Сейчас столько вывести нельзя. Обновите страницу, чтобы увидеть доступную сумму.',
    passwordChanged: 'Пароль изменён. Войдите с новым паролем.',
    wrong: ru,
  },
  ar: {
    signInFirst: 'يرجى تسجيل الدخول إلى حساب البائع',
    noStore: 'يُفتح متجرك عند الموافقة على طلبك',
    notFactory: 'هذا متاح للمصانع المعتمدة',
    nameEmpty: 'لا يمكن ترك الاسم فارغًا',
    checkFields: 'يرجى مراجعة الحقول المحددة',
    locked: 'لا يمكن تعديل هذا الطلب: إنه قيد المراجعة أو تمت الموافقة عليه',
    incomplete: 'يرجى إكمال جميع الخطوات قبل إرسال الطلب',
    paperSort: 'هذا المستند غير مطلوب',
    paperType: 'تُقبل ملفات PDF وJPEG وPNG فقط',
    paperSize: 'يجب ألا يكون الملف فارغًا وألا يزيد حجمه على 5 ميغابايت',
    noPaper: 'هذا المستند ليس من مستنداتك',
    unknownGoods: 'هذا المنتج ليس من منتجاتك',
    unknownOrder: 'هذا الطلب ليس من طلباتك',
    cannotShip: 'لا يمكن الآن تعليم هذا الطلب كمُرسَل',
    payoutWaits: 'هناك دفعة أخرى في الطريق. يمكنك طلب التالية بعد دفعها.',
    payoutSmall: 'أقل مبلغ ندفعه هو 10 دولارات.',
    payoutTooMuch: 'هذا أكثر مما يمكنك سحبه الآن. أعد تحميل الصفحة لترى المبلغ المتاح.',
    passwordChanged: 'تم تغيير كلمة المرور. يرجى تسجيل الدخول بكلمة المرور الجديدة.',
    wrong: ar,
  },
  fr: {
    signInFirst: 'Veuillez vous connecter à votre compte vendeur',
    noStore: 'Votre boutique ouvre dès que votre candidature est approuvée',
    notFactory: 'Ceci est réservé aux usines approuvées',
    nameEmpty: 'Le nom ne peut pas être vide',
    checkFields: 'Veuillez vérifier les champs signalés',
    locked: 'Cette candidature ne peut plus être modifiée : elle est en cours d’examen ou approuvée',
    incomplete: 'Veuillez terminer toutes les étapes avant d’envoyer la candidature',
    paperSort: 'Ce document n’est pas demandé',
    paperType: 'Seuls les fichiers PDF, JPEG et PNG sont acceptés',
    paperSize: 'Le fichier ne doit être ni vide ni dépasser 5 Mo',
    noPaper: 'Ce document ne fait pas partie des vôtres',
    unknownGoods: 'Ce produit ne fait pas partie des vôtres',
    unknownOrder: 'Cette commande ne fait pas partie des vôtres',
    cannotShip: 'Cette commande ne peut pas être marquée comme expédiée pour l’instant',
    payoutWaits: 'Un autre versement est en route. Vous pourrez demander le suivant dès qu’il sera payé.',
    payoutSmall: 'Nous versons au moins 10 $.',
    payoutTooMuch: 'C’est plus que ce que vous pouvez retirer. Rechargez la page pour voir le montant.',
    passwordChanged: 'Votre mot de passe est modifié. Veuillez vous connecter avec le nouveau.',
    wrong: fr,
  },
};

export const sellerMessages = (c: Context): SellerMessages => MESSAGES[requestLanguage(c)];
