import type { Words } from '../tables/words.ts'

/** Lists the words that the dialogue understands in Hindi, in Devanagari and as they are typed in Latin letters. */
export const words = {
  names:
    'हिन्दी, हिंदी, हिन्दी में, हिंदी में, in hindi, hindi mein, hindi main, hindi language, hindi bhasha, speak hindi'.split(
      ', ',
    ),
  yes: 'हाँ, जी हाँ, हाँ जी, जी, जी जी, जी बिल्कुल, हाँ बिल्कुल, बिल्कुल, ठीक है, सही, सही है, बिल्कुल सही, ओके, ठीक, मंज़ूर है, जारी रखें, आगे बढ़ें, आगे बढ़िए, चलिए, ज़रूर, haan, han, haan ji, han ji, ha ji, haanji, hanji, ji haan, ji han, ji ha, ji, jee, jee haan, hn, hnji, bilkul, ji bilkul, haan bilkul, bilkul sahi, theek hai, thik hai, theek h, thik h, thik he, theek he, tik hai, thk hai, sahi, sahi hai, sahi h, acha thik hai, achha theek hai, zaroor, jarur, aage badho, aage badhe, aage badhiye'.split(
    ', ',
  ),
  no: 'नहीं, ना, जी नहीं, नहीं जी, बिल्कुल नहीं, कभी नहीं, अभी नहीं, अब नहीं, गलत है, यह गलत है, ये गलत है, सही नहीं, ठीक नहीं, खत्म हो गया, बंद हो गया, कुछ नहीं मिला, नहीं मिला, कुछ भी नहीं मिला, nahi, nahin, nahii, nai, nhi, nahi ji, nahin ji, nhi ji, ji nahi, ji nahin, ji nhi, ji nai, bilkul nahi, bilkul nhi, bilkul nahin, kabhi nahi, kabhi nhi, abhi nahi, abhi nhi, ab nahi, ab nhi, sahi nahi, sahi nhi, theek nahi, thik nahi, thik nhi, galat hai, galat h, ye galat hai, khatam ho gaya, kuch nahi mila, kuch nhi mila, nahi mila, nhi mila'.split(
    ', ',
  ),
  notSure:
    'पक्का नहीं, पक्का नहीं पता, पक्का नहीं है, शायद, शायद हाँ, यकीन नहीं, यकीन से नहीं, पक्का नहीं कह सकते, हो सकता है, लगता तो है, shayad, shayd, shyd, sayad, pakka nahi, pakka nhi, pakka nahi pata, pakka nhi pta, yakeen nahi, yakin nahi, ho sakta hai, ho skta h, lagta to hai'.split(
      ', ',
    ),
  likelyNo:
    'शायद नहीं, नहीं शायद, मुझे नहीं लगता, नहीं लगता, लगता नहीं, लगता तो नहीं, लगता नहीं है, ऐसा नहीं लगता, मेरे ख्याल से नहीं, मेरे ख्याल में नहीं, मेरे हिसाब से नहीं, नहीं होगा, जहाँ तक मुझे पता है नहीं, उम्मीद है नहीं, shayad nahi, shayad nahin, shayad nhi, shayad nai, sayad nahi, nahi shayad, nhi shayad, mujhe nahi lagta, mujhe nhi lagta, mujhe nahi lgta, nahi lagta, nhi lagta, nhi lgta, lagta nahi, lagta nhi, lagta to nahi, lagta toh nahi, aisa nahi lagta, mere khayal se nahi, mere khyal se nahi, mere hisab se nahi, nahi hoga, nhi hoga'.split(
      ', ',
    ),
  dontKnow:
    'मुझे नहीं पता, मुझे पता नहीं, पता नहीं, नहीं पता, कुछ पता नहीं, मुझे क्या पता, मालूम नहीं, मुझे मालूम नहीं, मुझे नहीं मालूम, नहीं मालूम, नहीं जानता, मैं नहीं जानता, याद नहीं, याद नहीं है, मुझे याद नहीं, याद नहीं आ रहा, भूल गया, भूल गई, नहीं मिल रहा, मुझे नहीं मिल रहा, नहीं दिख रहा, दिख नहीं रहा, मेरे पास नहीं, मेरे पास नहीं है, कोई नंबर नहीं दिख रहा, pata nahi, pata nahin, pata nhi, pata nai, pta nahi, pta nhi, pta ni, nahi pata, nhi pata, nhi pta, mujhe nahi pata, mujhe nhi pata, mujhe nhi pta, mujhe pata nahi, mujhe pata nhi, mujhe kya pata, kuch pata nahi, malum nahi, maloom nahi, malum nhi, mujhe nahi malum, nahi malum, nahi maloom, nahi janta, nahi janti, yaad nahi, yaad nhi, yad nahi, yad nhi, mujhe yaad nahi, yaad nahi aa raha, bhul gaya, bhool gaya, bhul gayi, bhool gayi, bhul gya, nahi mil raha, nahi mil rahi, nhi mil raha, nhi mil rha, nhi mil rahi, nahi dikh raha, nhi dikh rha, mere paas nahi, mere pas nahi, mere pas nhi, mere paas nahi hai, nahi yaad'.split(
      ', ',
    ),
  skip: 'छोड़ें, छोड़ दें, छोड़िए, रहने दें, रहने दीजिए, अगला, अगला सवाल, बाद में, बाद में बताऊँगा, आगे चलें, नहीं बताना, स्किप, स्किप करें, chhod do, chod do, chhodo, chodo, chhode, chhodiye, chod dijiye, rehne do, rahne do, rehne dijiye, agla, agla sawal, baad me, baad mein, bad me, aage chalo, nahi batana, skip karo, skip kar do, skip kro, rehne dein, zaroorat nahi, jarurat nahi, रहने दो, ज़रूरत नहीं, जरूरत नहीं'.split(
    ', ',
  ),
  polite:
    'कृपया, प्लीज़, मेहरबानी करके, ज़रा, मुझे, मैं चाहता हूँ, क्या आप, kripya, plz, plzz, zara, jara, mujhe, muje, main chahta hu, main chahti hu, kya aap'.split(
      ', ',
    ),
  only: 'सिर्फ़, केवल, बस, मात्र, sirf, srf, keval, kewal, bas'.split(', '),
  commands: {
    back: 'पीछे, पीछे जाएँ, पीछे जाओ, पीछे जाना है, वापस, वापस जाएँ, वापस जाओ, वापस जाना है, पिछला, पिछला सवाल, piche, peeche, peechhe, piche jao, peeche jao, piche jana hai, wapas, vapas, wapis, wapas jao, vapas jao, pichla, pichla sawal, pichhla sawal'.split(
      ', ',
    ),
    repeat:
      'दोहराएँ, दोहराओ, दोहराइए, दोबारा बताइए, दोबारा बताओ, दोबारा पूछें, फिर से बताइए, फिर से बताओ, फिर से पूछो, दोबारा बोलो, क्या कहा, क्या बोला, क्या पूछा, dohrao, dohraye, dobara batao, dobara bataiye, dobara bolo, dobara pucho, phir se batao, fir se batao, phir se bolo, fir se bolo, kya kaha, kya bola, kya pucha'.split(
        ', ',
      ),
    help: 'मदद, मदद करें, मदद कीजिए, मेरी मदद करो, मदद चाहिए, सहायता, समझ नहीं आया, समझ नहीं आ रहा, समझ में नहीं आया, नहीं समझा, मैं नहीं समझा, क्यों, मतलब क्या है, इसका क्या मतलब, क्या मतलब, madad, madad karo, madad kro, madad kare, madad kijiye, madad chahiye, meri madad karo, meri madad kare, sahayata, samajh nahi aaya, samajh nahi aya, samajh nhi aaya, samjh nhi aya, smjh nhi aaya, samajh nahi aa raha, samajh nhi aa rha, nahi samjha, nahi samjhi, kyu, kyun, kyo, kya matlab, iska kya matlab'.split(
      ', ',
    ),
    person:
      'इंसान, किसी इंसान से बात, इंसान से बात, इंसान से बात करनी है, इंसान से बात करो, इंसान से बात कराओ, इंसान से बात करवाओ, इंसान से बात कराइए, किसी इंसान से बात करनी है, असली इंसान, असली इंसान से बात, इंसान चाहिए, किसी से बात करनी है, किसी से बात कराओ, किसी से बात करवा दो, किसी आदमी से बात, किसी आदमी से बात कराओ, किसी अधिकारी से बात, अधिकारी से बात करनी है, अफ़सर से बात कराओ, असली अफ़सर से बात करवा दो, प्रतिनिधि, प्रतिनिधि से बात, एजेंट, एजेंट से बात, कस्टमर केयर से बात, मुझे फ़ोन करो, मुझे फ़ोन कीजिए, मुझे कॉल करो, insan, insaan, insan se baat, insaan se baat, insan se baat karni hai, insaan se baat karni hai, insan se baat karo, insan se baat karao, insaan se baat karao, insan se baat karwao, insaan se baat karwao, kisi insan se baat, kisi insaan se baat, kisi insan se baat karni hai, asli insan, asli insaan, insan chahiye, insaan chahiye, kisi se baat karni hai, kisi se baat karao, kisi se baat karwa do, kisi aadmi se baat, aadmi se baat karni hai, kisi adhikari se baat, adhikari se baat karni hai, agent se baat, agent se baat karao, customer care se baat, pratinidhi, mujhe call karo, mujhe call kare, mujhe call kijiye, mujhe phone karo, mujhe phone kare'.split(
        ', ',
      ),
    stop: 'रुकें, रुकिए, रुक जाएँ, रुक जाओ, रोक दें, बंद करें, बंद कर दो, बस करो, बस कीजिए, ruko, rukiye, ruke, ruk jao, ruk jaye, roko, rok do, band karo, band kro, band kar do, bas karo, bas kro'.split(
      ', ',
    ),
    restart:
      'फिर से शुरू करें, फिर से शुरू, दोबारा शुरू, दोबारा शुरू करें, शुरू से, शुरू से करो, नए सिरे से, नई रिपोर्ट, नई रिपोर्ट शुरू करें, सब मिटा दो, मिटा दो, सब डिलीट कर दो, phir se shuru, fir se shuru, phir se shuru karo, fir se shuru karo, fir se shuru kare, dobara shuru, dobara shuru karo, dobara shuru kare, shuru se, shuru se karo, naye sire se, nayi report, nai report, sab mita do, sab delete kar do, sab delete kro'.split(
        ', ',
      ),
    edit: 'बदलें, बदलिए, बदलना है, बदल दो, कुछ बदलना है, सुधारें, सुधारना है, ठीक करें, ठीक करना है, कुछ गलत है, कुछ गलत लिखा है, badlo, badle, badalna hai, badal do, kuch badalna hai, sudharo, sudharna hai, theek karo, thik karo, theek karna hai, thik karna hai, change karo, change kro, change karna hai, kuch galat hai, kuch galat h'.split(
      ', ',
    ),
    status:
      'मेरा केस, केस नंबर, केस का क्या हुआ, मेरे केस का क्या हुआ, केस का क्या बना, केस कहाँ तक पहुँचा, केस की स्थिति, केस का स्टेटस, स्टेटस, कोई खबर, कोई अपडेट, क्या खबर है, मेरे पास केस नंबर है, मेरी शिकायत का क्या हुआ, मेरी रिपोर्ट का क्या हुआ, mera case, case number hai, case no hai, mere paas case number hai, mere pas case number hai, case ka kya hua, mere case ka kya hua, case ka kya bana, case kaha tak pahucha, case ka status, meri shikayat ka kya hua, meri report ka kya hua, koi khabar, koi update'.split(
        ', ',
      ),
    danger:
      'खतरा, खतरा है, मैं खतरे में हूँ, खतरे में हूँ, हम खतरे में हैं, जान का खतरा, इमरजेंसी, khatra, khatra hai, khatre me hu, khatre mein hu, khatre mein hoon, main khatre me hu, main khatre mein hoon, hum khatre me hai, jaan ka khatra, jaan ko khatra'.split(
        ', ',
      ),
  },
  fields: {
    bank: 'बैंक, कहाँ से, किस बैंक, वॉलेट, kahan se, kaha se, kahaan se, kis bank se'.split(', '),
    amount: 'रकम, पैसे, राशि, कितने, rakam, raqam, paise, paisa, kitne, kitna, rashi'.split(', '),
    when: 'कब, समय, टाइम, तारीख, दिन, kab, samay, tarikh, tareekh'.split(', '),
    reference:
      'रेफ़रेंस, रेफ़रेंस नंबर, ट्रांज़ैक्शन, ट्रांज़ैक्शन नंबर, ट्रांजैक्शन आईडी, यूटीआर, यूटीआर नंबर, utr, utr number, refrence, refrence number, transaction no'.split(
        ', ',
      ),
    receiver:
      'कहाँ गए, किसको, किस को, किसे भेजे, जिसको भेजे, खाता, अकाउंट, खाता नंबर, kahan gaye, kaha gaye, kisko, kis ko, kise bheje, jisko bheje, khata, khate'.split(
        ', ',
      ),
    type: 'किस तरह, कैसी ठगी, प्रकार, किस्म, kis tarah, kaisi thagi, prakar'.split(', '),
    contact: 'संपर्क, फ़ोन, नंबर, फ़ोन नंबर, मोबाइल नंबर, मेरा नंबर, sampark, mera number, mera no, mobile no'.split(
      ', ',
    ),
    story: 'मेरे शब्द, कहानी, kahani'.split(', '),
    identity: 'पहचान पत्र, आधार, pehchan patra, aadhaar, aadhar'.split(', '),
    ownAccount: 'मेरा खाता, मेरा अकाउंट, mera khata, mera account'.split(', '),
  },
  kinds: {
    impersonation_bank_police:
      'बैंक, पुलिस, बैंक वाला, पुलिस वाला, बैंक मैनेजर, बैंक से फ़ोन, बैंक का फ़ोन, बैंक से कॉल, बैंक कर्मचारी, बैंक अधिकारी, बैंक बनकर, पुलिस बनकर, पुलिस अफ़सर, दरोगा, थाने से, सुरक्षित खाता, केवाईसी, केवाईसी अपडेट, bank wala, bank wale, bank manager, bank se call, bank se phone, bank ka call, bank ban kar, bank bankar, police wala, police wale, police ban kar, police bankar, thane se, kyc, kyc update, surakshit khata'.split(
        ', ',
      ),
    impersonation_other:
      'सीबीआई, डिजिटल अरेस्ट, डिजिटल गिरफ़्तारी, प्रवर्तन निदेशालय, नारकोटिक्स, ट्राई, कस्टम, कस्टम वाले, आयकर, इनकम टैक्स, बिजली वाला, बिजली विभाग, बिजली कटेगी, बिजली कट जाएगी, कूरियर, पार्सल, सरकारी, सरकारी अफ़सर, सरकारी योजना, गैस एजेंसी, टेलीकॉम, आरटीओ चालान, cbi, cbi wale, digital arrest, narcotics, custom wale, income tax, bijli wala, bijli wale, bijli vibhag, bijli kategi, bijli kat jayegi, parcel, sarkari, sarkari afsar, sarkari yojana, trai, rto challan'.split(
        ', ',
      ),
    impersonation_family_friend:
      'मेरा बेटा, मेरा भाई, मेरी बहन, मेरी माँ, मेरी मम्मी, मेरे पापा, मेरे पिता, मेरे चाचा, मेरे मामा, मेरे जीजा, मेरा भतीजा, रिश्तेदार, घर वालों की मुसीबत, नया नंबर, नए नंबर से, दोस्त बनकर, बेटा बनकर, रिश्तेदार बनकर, mera beta, mere bete, meri beti, mera bhai, mere bhai, meri behen, meri bahan, meri maa, meri mummy, mere papa, mere chacha, mere mama, mere jija, rishtedar, rishtedaar, naya number, naye number se, dost ban kar, dost bankar, beta ban kar, beta bankar'.split(
        ', ',
      ),
    investment:
      'निवेश, इन्वेस्टमेंट, इन्वेस्ट, पैसा लगाया, पैसे लगाए, पैसा लगाना, शेयर बाज़ार, शेयर मार्केट, ट्रेडिंग, क्रिप्टो, बिटकॉइन, आईपीओ, मुनाफ़ा, पैसे दुगने, पैसे डबल, स्कीम, चिट फंड, nivesh, paisa lagaya, paise lagaye, paisa lagaya tha, share market, share bazar, munafa, paise double, paisa double, paise dugne, chit fund, ipo'.split(
        ', ',
      ),
    purchase:
      'खरीदा, खरीदारी, ऑनलाइन दुकान, ऑनलाइन शॉपिंग, ऑनलाइन मँगाया, मँगवाया, मँगाया, ऑर्डर, बेचने वाला, दुकानदार, सामान नहीं आया, सामान नहीं मिला, डिलीवरी, ओएलएक्स, किराये का मकान, किराए का कमरा, टिकट, kharida, khareeda, kharidi, kharidari, mangwaya, mangaya, order kiya, bechne wala, saman nahi aaya, saaman nahi aaya, saman nahi mila, saman nhi mila, saman nhi aaya, olx'.split(
        ', ',
      ),
    romance:
      'प्यार, मोहब्बत, शादी, रिश्ता, दोस्ती, गर्लफ़्रेंड, बॉयफ़्रेंड, डेटिंग, मंगेतर, मैट्रिमोनी, pyar, pyaar, mohabbat, shadi, shaadi, rishta, dosti, mangetar, matrimony, shaadi com'.split(
        ', ',
      ),
    job_task:
      'नौकरी, जॉब, टास्क, टेलीग्राम टास्क, टास्क पूरा, रिव्यू, घर बैठे, घर बैठे काम, पार्ट टाइम, वर्क फ़्रॉम होम, naukri, nokri, naukari, ghar baithe, ghar bethe, telegram task, task pura, review ka kaam, part time kaam'.split(
        ', ',
      ),
    advance_fee:
      'इनाम, लॉटरी, लकी ड्रॉ, केबीसी, फ़ीस, प्रोसेसिंग फ़ीस, लोन, कर्ज़, ऋण, विरासत, वज़ीफ़ा, inam, inaam, lucky draw, kbc, processing fee, karz, karza, virasat'.split(
        ', ',
      ),
    invoice_mandate: 'नकली बिल, फ़र्ज़ी बिल, इनवॉइस, सप्लायर, nakli bill, farzi bill, farji bill'.split(', '),
    ceo_fraud:
      'मेरे बॉस, बॉस का संदेश, बॉस का मैसेज, मेरे मैनेजर, मेरे डायरेक्टर, mere boss, mera boss, boss ka message, boss ka msg, mere manager'.split(
        ', ',
      ),
    account_takeover:
      'हैक, हैक हो गया, हैक कर लिया, खाता हैक, अकाउंट हैक, व्हाट्सऐप हैक, खाता ले लिया, सिम बंद, सिम बदल, बिना इजाज़त, बिना पूछे, अपने आप कट गए, अपने आप निकल गए, खुद निकल गए, पैसे कट गए, मैंने नहीं भेजे, मैंने नहीं किया, आधार से पैसे निकल, अंगूठे से पैसे, account hack, hack ho gaya, hack kar liya, hack kr liya, khata hack, whatsapp hack, sim band, bina ijazat, bina puche, apne aap kat gaye, apne aap nikal gaye, khud nikal gaye, paise kat gaye, maine nahi bheje, maine nahi kiya, maine nhi kiya, aeps'.split(
        ', ',
      ),
    remote_access:
      'एनीडेस्क, टीमव्यूअर, टीम व्यूअर, क्विकसपोर्ट, स्क्रीन शेयर, ऐप डलवाया, ऐप डलवाई, ऐप डाउनलोड करवाया, ऐप इंस्टॉल करवाया, एपीके, शादी का कार्ड, शादी कार्ड, फ़ोन का कंट्रोल, फ़ोन चला रहा, रिमोट, apk, apk file, shadi ka card, shaadi ka card, shaadi card, quicksupport, any desk, app dalwaya, app dalwayi, app download karwaya, app download karaya, app install karwaya, app install karaya, screen share karwaya, phone ka control'.split(
        ', ',
      ),
    extortion_coercion:
      'धमकी, धमकियाँ, ब्लैकमेल, वसूली, मेरी फोटो, गंदी फोटो, मेरी तस्वीर, न्यूड, अश्लील, वीडियो वायरल, फोटो वायरल, वायरल, dhamki, dhamkiya, dhamka, meri photo, gandi photo, meri video, nude, ashleel, video viral, photo viral, viral kar'.split(
        ', ',
      ),
    recovery_scam:
      'पैसे वापस दिलाने, पैसे वापस दिलवाने, पैसे रिकवर, रिकवरी एजेंट, रिकवरी वाला, paise wapas dilane, paise vapas dilane, paise wapas dilwane, paisa wapas dilane, recovery wala, recovery agent'.split(
        ', ',
      ),
  },
  notScam: {
    mistaken:
      'गलत नंबर, गलत खाते, गलत अकाउंट, गलती से भेज, गलती से चले गए, गलती से दूसरे, गलत आदमी को, गलत यूपीआई, galat number, galat khate, galat account, galat no, galti se bhej, galti se bheje, galti se chale gaye, galti se dusre, galat upi'.split(
        ', ',
      ),
    received:
      'अनजान पैसे, पैसे आ गए, पैसे आए हैं, मेरे खाते में पैसे आए, किसी ने पैसे भेज दिए, anjan paise, anjaan paise, paise aa gaye, paise aaye hai, mere account me paise aaye, mere khate me paise aaye'.split(
        ', ',
      ),
    dispute:
      'दुकान से झगड़ा, खराब सामान, सामान खराब, दुकान पैसे नहीं लौटा, रिफंड नहीं, kharab saman, saman kharab, dukan se jhagda, refund nahi, refund nhi'.split(
        ', ',
      ),
  },
  wasScam:
    'यह ठगी थी, ये ठगी थी, ठगी थी, ठगी हुई, ठगी हुई है, मेरे साथ ठगी, ठग लिया, धोखा था, धोखा हुआ, धोखा दिया, धोखाधड़ी हुई, फ़्रॉड था, फ़्रॉड हुआ, मेरे साथ फ़्रॉड, ye scam tha, yeh scam tha, scam tha, scam hua, fraud tha, fraud hua, mere sath fraud, mere saath fraud, dhokha tha, dhoka tha, dhokha hua, dhoka hua, thagi hui, thag liya'.split(
      ', ',
    ),
  noNumber:
    'नंबर नहीं दिया, कोई नंबर नहीं, नंबर नहीं है, फ़ोन नहीं है, फ़ोन नंबर नहीं, नंबर बदल गया, नंबर बदल लिया, फ़ोन खो गया, फ़ोन चोरी हो गया, वह नंबर अब नहीं, पुराना नंबर, number nahi diya, number nhi diya, koi number nahi, number nahi hai, number nhi hai, phone nahi hai, phone nhi hai, number badal gaya, number badal liya, phone kho gaya, phone chori ho gaya, purana number'.split(
      ', ',
    ),
  noBank:
    'बैंक खाता नहीं, खाता नहीं है, कोई बैंक नहीं, अकाउंट नहीं है, account nahi hai, account nahi h, koi bank nahi, khata nahi hai, bank account nahi'.split(
      ', ',
    ),
  codeAsked:
    'ओटीपी दे दिया, ओटीपी दिया, ओटीपी बता दिया, ओटीपी बताया, ओटीपी भेज दिया, ओटीपी माँगा, ओटीपी शेयर किया, ओटीपी माँग रहे, कोड दे दिया, कोड दिया, कोड बता दिया, कोड बताया, कोड भेज दिया, कोड माँगा, कोड शेयर किया, सुरक्षित खाता, otp de diya, otp diya, otp bata diya, otp bataya, otp bhej diya, otp manga, otp maanga, otp mang rahe, otp share kiya, otp share kar diya, code de diya, code diya, code bata diya, code bataya, code bhej diya, code manga, code maanga, code share kiya, surakshit khata'.split(
      ', ',
    ),
  stoppedInTime:
    'समय पर रोक लिया, रोक लिया, समय पर रुक गया, समय पर रुक गई, पैसे नहीं भेजे, पैसे नहीं दिए, भुगतान नहीं किया, पेमेंट नहीं किया, पैसे बच गए, पैसे नहीं गए, पैसा नहीं गया, पैसे नहीं कटे, पैसे नहीं निकले, कुछ नहीं गया, कुछ भी नहीं गया, कुछ नहीं भेजा, कुछ नहीं दिया, अभी नहीं भेजे, अभी तक नहीं भेजे, अभी नहीं दिए, अभी तक नहीं दिए, अभी तक नहीं निकाले, अभी खाते में हैं, rok liya, time par rok liya, paise nahi bheje, paise nhi bheje, paise nahi diye, paise nhi diye, payment nahi kiya, payment nhi kiya, paise bach gaye, paise nahi gaye, paise nhi gaye, paisa nahi gaya, paise nahi kate, paise nahi nikle, kuch nahi gaya, kuch nhi gaya, kuch bhi nahi gaya, kuch nahi bheja, kuch nhi bheja, kuch nahi diya, abhi nahi bheje, abhi tak nahi bheje, abhi nahi diye, abhi tak nahi diye, abhi tak nhi diye, abhi account me hai, abhi khate me hai'.split(
      ', ',
    ),
  forOther:
    'उसके लिए, उनके लिए, किसी और के लिए, किसी दूसरे के लिए, मेरी माँ के लिए, माँ के लिए, मम्मी के लिए, पापा के लिए, पिता के लिए, पिताजी के लिए, दादी के लिए, नानी के लिए, पत्नी के लिए, पति के लिए, बहन के लिए, भाई के लिए, दोस्त के लिए, पड़ोसी के लिए, की मदद कर रहा हूँ, मेरी माँ के साथ, मेरे पापा के साथ, मेरे पिता के साथ, मेरी दादी के साथ, uske liye, us ke liye, unke liye, un ke liye, kisi aur ke liye, kisi or ke liye, kisi aur k liye, maa ke liye, mummy ke liye, papa ke liye, pitaji ke liye, dadi ke liye, dada ke liye, nani ke liye, nana ke liye, wife ke liye, patni ke liye, husband ke liye, pati ke liye, behen ke liye, bhai ke liye, dost ke liye, padosi ke liye, ki madad kar raha hu, ki madad kar rahi hu'.split(
      ', ',
    ),
  itsMe: 'मेरा ही, मेरे साथ हुआ, मैं खुद, मेरा अपना, मेरा मामला, mera hi, mere sath hua, main khud, mera apna'.split(
    ', ',
  ),
  theyAgree:
    'वे राज़ी हैं, वह राज़ी है, राज़ी हैं, मान गए, मान गई, वे सहमत हैं, सहमत हैं, उन्हें पता है, उनको पता है, उसे पता है, उसको पता है, उन्होंने हाँ कहा, उसने हाँ कहा, उन्होंने कहा है, वे मेरे साथ हैं, मेरे पास बैठे हैं, wo razi hai, woh razi hai, ve razi hai, raji hai, razi hai, maan gaye, maan gayi, sehmat hai, sahmat hai, unhe pata hai, unko pata hai, usko pata hai, use pata hai, unhone haan kaha, usne haan kaha, wo mere saath hai, wo mere sath hai'.split(
      ', ',
    ),
  theyDoNot:
    'राज़ी नहीं, सहमत नहीं, नहीं मान, मना किया, मना कर, उन्हें नहीं पता, उन्हें पता नहीं, उनको नहीं पता, उसे नहीं पता, उसे पता नहीं, पता नहीं, मालूम नहीं, नहीं बताया, नहीं चाहते, razi nahi, razi nhi, raji nahi, sehmat nahi, nahi maan, mana kiya, mana kar, unhe nahi pata, unko nahi pata, usko nahi pata, pata nahi, pata nhi, nahi bataya, nhi bataya, nahi chahte, nahi chahti'.split(
      ', ',
    ),
  thanks:
    'धन्यवाद, बहुत धन्यवाद, बहुत बहुत धन्यवाद, आपका धन्यवाद, शुक्रिया, बहुत शुक्रिया, थैंक्यू, थैंक्स, मेहरबानी, बस, बस इतना ही, बस यही, और कुछ नहीं, अलविदा, ठीक है धन्यवाद, dhanyawad, dhanyavad, dhanyvad, dhanywad, bahut dhanyawad, bahut bahut dhanyawad, shukriya, sukriya, bahut shukriya, thanku, thank u ji, meherbani, bas, bas itna hi, bas yahi, aur kuch nahi, aur kuch nhi, theek hai dhanyawad'.split(
      ', ',
    ),
  danger:
    'जान से मार, मार देंगे, मार डालेंगे, मारने की धमकी, मार रहे हैं, पीट रहे, अपहरण, अगवा, किडनैप, बंधक, बंदूक, पिस्तौल, कट्टा दिखा, चाकू, तलवार, आत्महत्या, खुदकुशी, सुसाइड, मरना चाहता, मर जाना, मजबूर कर रहे, ज़बरदस्ती, कमरे में बंद, मारपीट, हिंसा, jaan se maar, jan se mar, maar denge, mar denge, maar dega, maar dalenge, mar dalenge, maarne ki dhamki, pit rahe, apharan, agwa, bandhak, bandook, banduk, pistol, chaku, chaaku, atmahatya, aatmhatya, khudkushi, marna chahta, marna chahti, majboor kar rahe, majbur kar rahe, jabardasti, zabardasti, kamre me band, maarpeet, marpit'.split(
      ', ',
    ),
  called:
    'मैंने फ़ोन कर लिया, फ़ोन कर लिया, फ़ोन कर दिया, कॉल कर लिया, कॉल कर दिया, कॉल कर ली, कॉल कर दी, मैंने फ़ोन किया, मैंने कॉल किया, मैंने कॉल की, बैंक को फ़ोन कर लिया, बैंक को फ़ोन कर दिया, बैंक को फ़ोन किया, बैंक को कॉल कर दिया, बैंक से बात हो गई, बात हो गई, phone kar liya, phone kar diya, phone kr liya, call kar liya, call kar diya, call kr liya, call kr diya, call kar li, call kar di, maine call kiya, maine phone kiya, bank ko call kar diya, bank ko call kar liya, bank ko phone kar diya, bank ko phone kar liya, bank ko call kiya, bank se baat ho gayi, baat ho gayi'.split(
      ', ',
    ),
  paid: 'भेजे, भेज दिए, भेज दिया, दिए, दे दिए, दिये, चुकाए, भुगतान किया, पेमेंट किया, पेमेंट की, पे किया, ट्रांसफ़र, ट्रांसफ़र किए, जमा किए, जमा कराए, डाले, डलवाए, गँवाए, निकल गए, निकाल लिए, कट गए, bheje, bheja, bhej diye, bhej diya, diye, de diye, chukaye, bhugtan kiya, payment kiya, payment ki, pay kiya, transfer kiye, transfer kiya, jama kiye, jama karaye, nikal gaye, nikal liye, kat gaye'.split(
    ', ',
  ),
  demanded:
    'माँगा, माँगा था, माँग रहा, माँगते हैं, डिमांड की, देने को कहा, भेजने को कहा, डालने को कहा, देने को बोला, भेजने को बोला, manga, mange, maanga, maange, maangi, mang raha, mang rahe, mang rhe, mang rahi, maang raha, maang rahe, mangte hai, mangta hai, demand ki, dene ko kaha, bhejne ko kaha, dene ko bola, bhejne ko bola'.split(
      ', ',
    ),
  to: 'को, पर, पे, में, ko, par, pe, pr, mein'.split(', '),
  theirs:
    'उसका खाता, उसका अकाउंट, उसका नंबर, उनका खाता, उनका अकाउंट, उनका नंबर, ठग का नंबर, ठग का खाता, दुकानदार का नंबर, बेचने वाले का नंबर, uska account, uske account, uska khata, uske khate, uska number, uske number, unka account, unke account, unka khata, unka number, unke number, thag ka number, thag ka account, fraud wale ka number'.split(
      ', ',
    ),
  mine: 'मेरे, अपने, mere, apne'.split(', '),
  contactWish:
    'फोन मत करना, फोन मत कीजिए, फोन मत करें, फोन न करें, फोन ना करें, कॉल मत करना, कॉल मत करो, कॉल मत कीजिए, कॉल न करें, कॉल ना करें, सिर्फ मैसेज, केवल मैसेज, बस मैसेज, सिर्फ एसएमएस, सिर्फ व्हाट्सएप, शाम को ही फोन करना, बजे के बाद फोन करना, बजे के बाद ही फोन, बजे के बाद कॉल करना, ऑफिस में मत लिखना, ऑफिस के ईमेल पे मत, call mat karna, call mat karo, call mat kijiye, call mt krna, call na kare, call na karein, call nahi karna, phone mat karna, phone mat karo, phone mat kijiye, phone na kare, phone na karein, phone mt krna, no calls, no call, dont call, don t call me, do not call, text only, only text, only message, only msg, only whatsapp, sirf message, sirf msg, sirf whatsapp, sirf sms, bas message, bas msg, call ki jagah message, baje ke baad call karna, baje ke baad phone karna, baje ke baad hi call, office ke email pe mat'.split(
      ', ',
    ),
  reachMe:
    'मेरा नंबर है, मेरा नंबर, मेरा फ़ोन नंबर, मेरा मोबाइल नंबर, मुझे इस नंबर पर, इस नंबर पर बात, इस नंबर पर फ़ोन, mera number hai, mera number, mera no, mera phone number, mera mobile number, mujhe is number par, is number par call, is number pe call, is no pe call'.split(
      ', ',
    ),
  rather:
    'की जगह, के बजाय, के बदले, बल्कि, नहीं बल्कि, मेरा मतलब, मतलब, होना चाहिए, असल में, दरअसल, माफ़ कीजिए, सॉरी, ki jagah, ke bajay, ke badle, balki, nahi balki, mera matlab, matlab, hona chahiye, asal me, asal mein, darasal, maaf kijiye'.split(
      ', ',
    ),
  remove: 'hata do, hatao, हटा दो, हटाओ'.split(', '),
  wrong:
    'गलत, सही नहीं, ठीक नहीं, गलत लिखा, galat, glt, sahi nahi, sahi nhi, theek nahi, thik nahi, thik nhi, galti'.split(
      ', ',
    ),
  whose: {
    own: 'मेरा, अपना, mera, meri, mere, apna, apni'.split(', '),
    theirs: 'उसका, उनका, ठग का, uska, uski, uske, unka, unki, unke, thag ka'.split(', '),
  },
  nameIs: 'नाम, नाम है, सही नाम, naam, naam hai, nam hai, sahi naam'.split(', '),
  same: 'यही, यही नाम, वही, वही नाम, मैं खुद, मैं ही, मेरा ही, मेरे ही नाम, मेरे नाम पर, मेरा ही खाता है, खुद का, yahi, yahi naam, wahi, vahi, wahi naam, main khud, mai khud, main hi, mera hi, mere hi naam, mere naam par, mere naam pe, khud ka'.split(
    ', ',
  ),
  addDetails:
    'और जानकारी, और जानकारी देनी है, जानकारी जोड़ें, जानकारी जोड़नी है, विस्तार, विवरण, डिटेल, डिटेल्स, aur jankari, aur jaankari, jankari jodni hai, aur detail, detail deni hai'.split(
      ', ',
    ),
  addPayment:
    'एक और भुगतान, एक और पेमेंट, और भुगतान, दूसरा भुगतान, एक बार और भेजे, दोबारा भेजे, फिर भेजे, ek aur payment, ek or payment, aik aur payment, dusra payment, doosra payment, ek bar aur bheje, dobara bheje, fir bheje, ek aur bhi, ek aur transfer, ek or transfer, ek aur kata, ek or kata, ek aur transaction, dusra transfer, dusri transaction, एक और ट्रांसफर, एक और कटा, दूसरा ट्रांसफर'.split(
      ', ',
    ),
  safe: 'aage batao, aage bolo, आगे बताओ, आगे बोलो, हाँ ठीक हैं, ठीक हैं, सब ठीक, सब ठीक है, हम ठीक हैं, sab thik hai, sab theek hai, sab thik, sab theek, hum thik hai, hum theek hai, मैं सुरक्षित हूँ, सुरक्षित हूँ, अब सुरक्षित हूँ, हम सुरक्षित हैं, सब सुरक्षित, मैं ठीक हूँ, ठीक हूँ, अब ठीक हूँ, जारी रखें, आगे बढ़ें, आगे बढ़िए, चलो आगे, आगे चलो, आगे चलिए, आगे बताइए, surakshit hu, surakshit hoon, main surakshit hu, ab surakshit hu, safe hu, safe hoon, main safe hu, main thik hu, main theek hu, thik hu, theek hu, theek hoon, ab thik hu, ab theek hu, chalo aage, aage chalo, aage chaliye, aage badho, aage badhe, aage bataiye, continue karo, continue kare'.split(
    ', ',
  ),
  otherBank:
    'कोई और बैंक, दूसरा बैंक, और बैंक, कोई और, कोई दूसरा, सूची में नहीं, लिस्ट में नहीं, इसमें नहीं है, koi aur bank, koi or bank, dusra bank, doosra bank, aur bank, koi aur, koi or, koi dusra, list me nahi, list me nhi, list mein nahi'.split(
      ', ',
    ),
  sendIt:
    'भेजें, भेजिए, भेज दो, भेज दीजिए, अभी भेजें, अभी भेज दो, अभी भेज दीजिए, हाँ भेज दो, हाँ भेज दीजिए, हाँ भेजिए, जी भेजिए, जी भेज दीजिए, बस भेज दो, बस भेज दीजिए, रिपोर्ट भेज दो, bhejo, bheje do, bhej do, bhejdo, bhej de, bhej dijiye, bhejiye, abhi bhejo, abhi bhej do, haan bhej do, han bhej do, ha bhej do, haan bhejo, ji bhej dijiye, bas bhej do, send karo, send kro, send kar do, send kr do, report bhej do'.split(
      ', ',
    ),
  sendNow:
    'भेजें, भेजिए, भेज दो, भेज दीजिए, अभी भेजें, अभी भेज दो, हाँ, जी, जी हाँ, हाँ जी, सही है, ठीक है, हाँ भेज दो, हाँ भेज दीजिए, हाँ भेजिए, हाँ भेजो, जी भेजिए, जी भेज दीजिए, जी भेज दो, सही है भेज दो, सही है भेज दीजिए, ठीक है भेज दो, ठीक है भेज दीजिए, सब सही है, सब ठीक है, हाँ सब सही है, हाँ सही है, सब सही है भेज दो, सब ठीक है भेज दो, bhejo, bhej do, bhejdo, bhej de, bhej dijiye, bhejiye, haan bhejo, haan bhej do, han bhej do, ha bhej do, haan bhej dijiye, haan bhejiye, ji bhej do, ji bhejiye, ji bhej dijiye, ok bhej do, ok bhej dijiye, sahi hai bhej do, theek hai bhej do, thik hai bhej do, thik h bhej do, sab sahi hai, sab theek hai, sab thik hai, sab sahi h, haan sab sahi hai, haan sahi hai, ha sahi hai, sab sahi hai bhej do, sab thik hai bhej do, send kar do, send kr do, send kardo, send karo'.split(
      ', ',
    ),
  news: {
    sms: 'एसएमएस, एस एम एस, मैसेज, संदेश, टेक्स्ट, sms, msg, message karo, message kare, message karna, msg karo, msg kar dena'.split(
      ', ',
    ),
    voice_callback:
      'फ़ोन कॉल, कॉल, फ़ोन, फ़ोन करें, कॉल करें, call karo, call kare, call karna, phone karo, phone kare, phone karna'.split(
        ', ',
      ),
    email: 'ईमेल, ई मेल, मेल करें, email, e mail, mail karo, mail kare'.split(', '),
  },
  newsNot: 'नहीं, न, मत, बिना, कभी नहीं, के बजाय, nahi, nahin, nhi, nai, mat, bina, ke bajay'.split(', '),
  stopNews:
    'संदेश बंद करें, संदेश बंद कर दो, मैसेज बंद करें, मैसेज बंद कर दो, एसएमएस बंद करें, कॉल बंद करें, फ़ोन बंद करो, ईमेल बंद करें, मैसेज मत करो, मैसेज मत भेजो, संदेश मत भेजो, फ़ोन मत करो, कॉल मत करो, sms band karo, sms band kare, sms band kar do, message band karo, message band kare, message band kar do, msg band karo, msg band kro, call band karo, call mat karo, phone mat karo, message mat karo, msg mat karo, message mat bhejo, msg mat bhejo, email band karo'.split(
      ', ',
    ),
  numbers: {
    units: {
      शून्य: 0,
      ज़ीरो: 0,
      एक: 1,
      डेढ़: 1.5,
      दो: 2,
      ढाई: 2.5,
      तीन: 3,
      चार: 4,
      पाँच: 5,
      छह: 6,
      छः: 6,
      छे: 6,
      सात: 7,
      आठ: 8,
      नौ: 9,
      दस: 10,
      ग्यारह: 11,
      बारह: 12,
      तेरह: 13,
      चौदह: 14,
      पंद्रह: 15,
      पन्द्रह: 15,
      सोलह: 16,
      सत्रह: 17,
      अठारह: 18,
      अट्ठारह: 18,
      उन्नीस: 19,
      बीस: 20,
      इक्कीस: 21,
      बाईस: 22,
      तेईस: 23,
      चौबीस: 24,
      पच्चीस: 25,
      छब्बीस: 26,
      सत्ताईस: 27,
      अट्ठाईस: 28,
      उनतीस: 29,
      तीस: 30,
      इकतीस: 31,
      पैंतीस: 35,
      छत्तीस: 36,
      चालीस: 40,
      पैंतालीस: 45,
      अड़तालीस: 48,
      पचास: 50,
      पचपन: 55,
      साठ: 60,
      पैंसठ: 65,
      सत्तर: 70,
      बहत्तर: 72,
      पचहत्तर: 75,
      अस्सी: 80,
      नब्बे: 90,
      पचानवे: 95,
      पंचानवे: 95,
      ek: 1,
      aik: 1,
      dedh: 1.5,
      dhai: 2.5,
      teen: 3,
      char: 4,
      chaar: 4,
      panch: 5,
      paanch: 5,
      chhah: 6,
      chhe: 6,
      chhay: 6,
      saat: 7,
      aath: 8,
      nau: 9,
      das: 10,
      dus: 10,
      gyarah: 11,
      gyara: 11,
      barah: 12,
      bara: 12,
      terah: 13,
      chaudah: 14,
      chauda: 14,
      pandrah: 15,
      pandra: 15,
      solah: 16,
      sola: 16,
      satrah: 17,
      atharah: 18,
      athara: 18,
      unnis: 19,
      bees: 20,
      ikkis: 21,
      bais: 22,
      chaubis: 24,
      pachis: 25,
      pachees: 25,
      pacchis: 25,
      atthais: 28,
      tees: 30,
      paintis: 35,
      chhattis: 36,
      chalis: 40,
      chalees: 40,
      paintalis: 45,
      adtalis: 48,
      pachas: 50,
      pachaas: 50,
      pachpan: 55,
      painsath: 65,
      sattar: 70,
      pachattar: 75,
      pachhattar: 75,
      assi: 80,
      nabbe: 90,
      pachanve: 95,
    },
    scales: {
      सौ: 100,
      हज़ार: 1000,
      लाख: 100_000,
      करोड़: 10_000_000,
      अरब: 1_000_000_000,
      sau: 100,
      hazar: 1000,
      hazaar: 1000,
      hajar: 1000,
      hajaar: 1000,
      hzar: 1000,
      laakh: 100_000,
      lac: 100_000,
      karod: 10_000_000,
      karor: 10_000_000,
    },
    money:
      'रुपये, रुपए, रुपै, डॉलर, यूरो, पेसो, peso, pesos, rs, rupay, rupaye, rupye, rupees, rupee, rupaya, rupiya, rupaiya, rupe'.split(
        ', ',
      ),
  },
  time: {
    now: 'अभी अभी, अभी, इसी समय, इसी वक्त, अभी थोड़ी देर पहले, थोड़ी देर पहले, अभी कुछ देर पहले, कुछ देर पहले, abhi abhi, abhi, abi abi, isi waqt, thodi der pehle, thodi der pahle, abhi thodi der pehle, kuch der pehle'.split(
      ', ',
    ),
    today: 'आज, आज ही, aaj, aj, aaj hi'.split(', '),
    yesterday: 'कल, बीता कल, कल रात, गुज़रा कल, kal, kl, kal raat, beeta kal'.split(', '),
    dayBeforeYesterday: 'परसों, parso, parson, parsu'.split(', '),
    minute: 'मिनट, minute, minat, mint, min'.split(', '),
    hour: 'घंटा, घण्टा, ghanta, ghante, ghnta, ghnte, hr'.split(', '),
    day: 'दिन, din, dino'.split(', '),
    week: 'हफ़्ता, सप्ताह, hafta, hafte, saptah'.split(', '),
    month: 'महीना, माह, mahina, mahine, mahino'.split(', '),
    ago: 'पहले, हो गए, हो गया, pehle, pahle, phle, pehele, pahele, ho gaye, ho gaya'.split(', '),
    morning: 'सुबह, सवेरे, सबेरे, subah, subha, savere, sawere'.split(', '),
    afternoon: 'दोपहर, dopahar, dopehar, dopahr, dopeher'.split(', '),
    evening: 'शाम, रात, sham, shaam, raat, rat'.split(', '),
    vague:
      'पिछले हफ़्ते, पिछले सप्ताह, इस हफ़्ते, पिछले महीने, इस महीने, कुछ दिन पहले, कई दिन पहले, थोड़े दिन पहले, कुछ हफ़्ते पहले, कुछ महीने पहले, पिछले दिनों, हाल ही में, हाल में, पिछले साल, pichle hafte, pichhle hafte, pichle saptah, is hafte, pichle mahine, pichhle mahine, is mahine, kuch din pehle, kuch din pahle, kai din pehle, thode din pehle, kuch hafte pehle, kuch mahine pehle, haal hi me, pichle saal'.split(
        ', ',
      ),
    weekdays: [
      'सोमवार somvar somwar',
      'मंगलवार मंगल mangalvar mangalwar mangal',
      'बुधवार बुध budhvar budhwar',
      'गुरुवार गुरूवार बृहस्पतिवार वीरवार guruvar guruwar',
      'शुक्रवार shukravar shukrawar shukrvar',
      'शनिवार शनीचर shanivar shaniwar',
      'रविवार इतवार ravivar raviwar itvar itwar',
    ],
  },
} satisfies Words
