import type { NewNotice } from './notices.js';

/** What the demo's shopper was told, the newest first. */
export const SEEDED_NOTICES: readonly Omit<NewNotice, 'userId'>[] = [
  {
    topic: 'rewards',
    href: '/content/discount',
    texts: {
      en: { title: 'New coupons to collect', text: 'Take them before they are gone: each is yours once.' },
      ru: { title: 'Новые купоны', text: 'Заберите их, пока они есть: каждый можно получить один раз.' },
      ar: { title: 'قسائم جديدة', text: 'احصل عليها قبل أن تنفد: كل قسيمة لك مرة واحدة.' },
      fr: {
        title: 'De nouveaux bons à récupérer',
        text: 'Prenez-les tant qu’il y en a : chacun est à vous une fois.',
      },
    },
  },
  {
    topic: 'orders',
    href: '/content/order',
    texts: {
      en: { title: 'Your orders in one place', text: 'Follow, pay, cancel or buy again under Orders.' },
      ru: {
        title: 'Все заказы в одном месте',
        text: 'Следите за ними, оплачивайте, отменяйте и повторяйте в разделе «Заказы».',
      },
      ar: { title: 'طلباتك في مكان واحد', text: 'تابعها أو ادفعها أو ألغها أو اشترها مجددًا ضمن «الطلبات».' },
      fr: {
        title: 'Vos commandes au même endroit',
        text: 'Suivez, payez, annulez ou rachetez sous « Commandes ».',
      },
    },
  },
  {
    topic: 'rewards',
    href: '/content/haoMeccle',
    texts: {
      en: { title: 'Points for your welcome', text: 'A point is a cent of your next order.' },
      ru: { title: 'Приветственные баллы', text: 'Один балл — один цент скидки в следующем заказе.' },
      ar: { title: 'نقاط ترحيبية', text: 'كل نقطة تساوي سنتًا في طلبك القادم.' },
      fr: { title: 'Des points de bienvenue', text: 'Un point vaut un cent sur votre prochaine commande.' },
    },
  },
  {
    topic: 'news',
    href: '/categories?sort=newest',
    texts: {
      en: {
        title: 'New cars have arrived',
        text: 'Electric, hybrid and petrol, inspected and ready to ship.',
      },
      ru: {
        title: 'Новые автомобили уже здесь',
        text: 'Электромобили, гибриды и бензиновые: проверены и готовы к отправке.',
      },
      ar: { title: 'وصلت سيارات جديدة', text: 'كهربائية وهجينة وبنزين، مفحوصة وجاهزة للشحن.' },
      fr: {
        title: 'De nouvelles voitures sont arrivées',
        text: 'Électriques, hybrides et essence, contrôlées et prêtes à partir.',
      },
    },
  },
  {
    topic: 'orders',
    href: '/address/2',
    texts: {
      en: { title: 'Check your addresses', text: 'The default one is chosen for your next order.' },
      ru: { title: 'Проверьте адреса', text: 'Для следующего заказа выбран адрес по умолчанию.' },
      ar: { title: 'راجع عناوينك', text: 'العنوان الافتراضي هو المختار لطلبك القادم.' },
      fr: {
        title: 'Vérifiez vos adresses',
        text: 'L’adresse par défaut est choisie pour votre prochaine commande.',
      },
    },
  },
];
