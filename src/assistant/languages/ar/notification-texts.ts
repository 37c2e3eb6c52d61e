import type { NotificationTexts } from '../tables/notification-texts.ts'

/** Holds the texts of notifications in Arabic. */
export const texts = {
  footer: 'لا نطلب أبدًا رقمًا سريًا أو كلمة سر أو رمز تحقق أو رسومًا.',
  news: {
    subject: 'جديد عن بلاغك {case_id}',
    about: 'جديد عن بلاغك {case_id}:',
    open: 'افتح بلاغك:',
    traced: 'تتبعنا المال، والخطوة التالية تُقرَّر الآن.',
    held: 'حُجز مال. لم يعد إليك بعد.',
    ending: 'حجز المال ينتهي قريبًا، إلا إذا مُدِّد.',
    refused: 'قال بنك لا لما طلبناه.',
    returned: 'عاد مال إليك.',
    closed: 'أُغلق البلاغ.',
  },
  waiting: {
    place: 'عدد المنتظرين قبلك: {ahead}.',
    usual: 'في الفترة الأخيرة انتظر غيرك من {from} إلى {to} دقيقة.',
    gone: 'غادر {name} المحادثة. اكتب هنا إذا احتجت إلينا مرة أخرى.',
    answered: 'هناك جواب لك في المحادثة.',
    change: 'يريد {name} أن يكتب: {fact}. كان حتى الآن: {before}. هل هذا صحيح؟',
    kept: 'حسنًا، لم يتغير شيء.',
    callOffer: 'لم يأتِ أحد بعد، ونحن نعتذر. هل نطلب أن يتصل بك أحد؟ إذن اكتب رقم هاتفك هنا.',
    callKnown: 'لم يأتِ أحد بعد، ونحن نعتذر. هل نطلب أن يتصل بك أحد؟ لدينا {contact}.',
    callNoted: 'سجلنا ذلك: سيتصل بك أحد. لن يطلب منك أبدًا رقمًا سريًا أو كلمة سر أو مالًا.',
    gaveUp: 'لم تصلنا كتابة منك منذ وقت طويل، فلم يعد لك دور في الانتظار. اكتب هنا، ويعود لك دور.',
  },
  quick: {
    hello: 'مرحبًا، أقرأ الآن ما قيل هنا. ابقَ هنا من فضلك.',
    stop: 'لا ترسل مالًا آخر من فضلك، ولا ترد عليهم.',
    bank: 'اتصل بالبنك الآن على الرقم الذي على ظهر بطاقتك، واطلب منه إيقاف التحويل.',
    wait: 'أحتاج إلى بضع دقائق لأنظر في هذا. سأكتب هنا مرة أخرى.',
    secret: 'لا تقل لأحد أبدًا رقمك السري أو كلمة سرك أو رمزًا، ولا حتى لي.',
    safe: 'هل أنت في مكان آمن، وهل يمكنك الكتابة بحرية؟',
    blame: 'ليس ذنبك. هذا يحدث لكثير من الناس، وإخبارنا كان الصواب.',
    done: 'شكرًا. لدي الآن كل ما أحتاج إليه.',
  },
  disputes: {
    opened: 'ما زلنا ننتظر الجواب.',
    institution_responded: 'أجاب البنك، ونحن ننظر في جوابه.',
    settled: 'سيدفع البنك.',
    rejected: 'قال البنك لا.',
    escalated: 'لم يصل جواب في الوقت المحدد، لذلك ستنظر في الأمر هذه الجهة: {settlement_authority}.',
    decided: 'صدر القرار من {settlement_authority}.',
    withdrawn: 'أُوقف الاعتراض.',
    expired: 'انتهى وقت الاعتراض من دون نتيجة. يمكنك تقديم شكوى إلى {settlement_authority}.',
  },
  case_received: {
    subject: 'وصل بلاغك {case_id}',
    body: 'وصلنا بلاغك {case_id} ونبدأ بتتبع المال.',
  },
  information_request: {
    subject: 'سؤال عن بلاغك {case_id}',
    body: 'نحتاج أن نسألك شيئًا عن بلاغك {case_id}: {question}',
  },
  trace_update: {
    subject: 'جديد عن بلاغك {case_id}',
    body: 'نعرف أين يوجد الآن {amount_located} من {amount} في بلاغك {case_id}.',
  },
  freeze_confirmed: {
    subject: 'حُجز مال في بلاغك {case_id}',
    body: 'في بلاغك {case_id} حُجز {amount_frozen}. لم يعد المال إليك بعد.',
  },
  freeze_expiring: {
    subject: 'حجز في بلاغك {case_id} ينتهي قريبًا',
    body: 'حجز في بلاغك {case_id} ينتهي في {freeze_expires_at} إلا إذا مُدِّد.',
  },
  freeze_ended: {
    subject: 'انتهى حجز في بلاغك {case_id}',
    body: 'انتهى حجز في بلاغك {case_id}.',
  },
  odr_opened: {
    subject: 'سألنا البنك عن بلاغك {case_id}',
    body: 'في بلاغك {case_id} طلبنا من {institution} أن يجيب قبل {response_due_at}.',
  },
  odr_result: {
    subject: 'خبر من البنك عن بلاغك {case_id}',
    body: 'عن بلاغك {case_id} و{institution}: {result}',
  },
  funds_returned: {
    subject: 'عاد مال في بلاغك {case_id}',
    body: 'في بلاغك {case_id} رجع إليك حتى الآن {amount_returned} من {amount}.',
  },
  case_closed: {
    subject: 'أُغلق بلاغك {case_id}',
    body: 'أُغلق بلاغك {case_id}. رجع إليك {amount_returned} من {amount}. يمكنك تقديم شكوى إلى {settlement_authority}.',
  },
  safety_advice: {
    subject: 'كيف تحمي نفسك',
    body: 'لا ترسل مالًا آخر. اقطع الاتصال بهم. اتصل بالبنك على الرقم الذي على بطاقتك، من هاتف آخر إن أمكن.',
  },
} as const satisfies NotificationTexts
