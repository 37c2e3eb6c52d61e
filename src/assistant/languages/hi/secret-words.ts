import type { SecretWords } from '../tables/secret-words.ts'

/** Lists how secrets are named and told in Hindi, in Devanagari and in Latin letters. */
export const secretWords = {
  names: {
    pin: 'पिन, पिन नंबर, पिन कोड, एमपिन, एम पिन, एटीएम पिन, यूपीआई पिन, यूपीआई का नंबर, गुप्त नंबर, गुप्त कोड, गुप्त पिन, खुफिया नंबर, खुफिया कोड, सीक्रेट कोड, सीक्रेट नंबर, सीक्रेट पिन, एटीएम का नंबर, एटीएम के चार नंबर, एटीएम के चार अंक, एटीएम के 4 अंक, कार्ड के चार अंक, कार्ड के 4 अंक, gupt number, gupt code, gupt pin, khufiya number, khufiya code, atm ka number, atm ke char number, atm ke char ank, atm ke 4 ank, atm ke 4 number'.split(
      ', ',
    ),
    'one-time-code':
      'ओटीपी, ओ टी पी, ओटिपी, ओटीपी नंबर, ओटीपी कोड, वन टाइम पासवर्ड, वन टाइम पिन, एक बार का कोड, एक बार का पासवर्ड, वेरिफिकेशन कोड, वेरीफिकेशन कोड, वेरिफ़िकेशन नंबर, सत्यापन कोड, पुष्टि कोड, सिक्योरिटी कोड, सुरक्षा कोड, लॉगिन कोड, व्हाट्सऐप कोड, मैसेज वाला नंबर, मैसेज वाला कोड, मैसेज में आया नंबर, मैसेज का नंबर, एसएमएस वाला नंबर, एसएमएस में आया नंबर, एसएमएस का नंबर, छह अंक, 6 अंक, छह अंकों का नंबर, 6 अंकों का नंबर, छह अंकों का कोड, 6 अंकों का कोड, otipi, verification ka code, message wala number, message wala code, msg wala number, msg wala code, message me aaya number, message mein aaya number, msg me aaya number, msg me aya number, sms wala number, sms wala code, sms me aaya number, sms me aya number, 6 ank, chhe ank, chhah ank, 6 ank ka number, 6 ank ka code, satyapan code'.split(
        ', ',
      ),
    cvv: 'सीवीवी, सी वी वी, सीवीसी, सी वी सी, सीवीवी नंबर, कार्ड के पीछे के तीन अंक, कार्ड के पीछे के 3 अंक, कार्ड के पीछे वाले तीन अंक, कार्ड के पीछे के तीन नंबर, कार्ड के पीछे के 3 नंबर, कार्ड के पीछे का नंबर, पीछे के तीन अंक, पीछे के 3 अंक, card ke piche ke 3 number, card ke peeche ke 3 number, card ke piche ke teen number, card ke peeche ke teen number, card ke piche ke teen ank, card ke peeche ke teen ank, card ke piche ka number, card ke peeche ka number'.split(
      ', ',
    ),
    password: 'पासवर्ड, पास वर्ड, पासवड, पासकोड, पास कोड, गुप्त शब्द'.split(', '),
  },
  codes: 'कोड, code'.split(', '),
  cards: 'कार्ड'.split(', '),
  harmless:
    'रेफ़रेंस, ट्रांज़ैक्शन, ट्रांजेक्शन, लेनदेन, लेन देन, ब्रांच, शाखा, बैंक, देश, पोस्टल, डाक, इलाका, एरिया, आईएफएससी, क्यूआर, कूपन, प्रोमो, रेफ़रल, ऑर्डर, पार्सल, ट्रैकिंग, केस, शिकायत, खाता, खाते, अकाउंट, फ़ोन, मोबाइल, यूटीआर, utr, shakha, khata, khate, shikayat'.split(
      ', ',
    ),
  between:
    'यह, ये, वह, वो, मेरा, मेरी, मेरे, अपना, अपनी, अपने, उसका, उनका, का, की, के, नंबर, कोड, को, से, ने, पर, में, जो, बैंक, आया, आयी, आई, भेजा, दिया, दे, बताया, बता, मुझे, उसे, उसको, उन्हें, उनको, उसने, उन्होंने, मैंने, एसएमएस, मैसेज, फ़ोन, था, थी, थे, है, हैं, हो, mera, meri, mere, apna, apni, apne, uska, unka, ka, ki, ke, ko, se, ne, jo, aaya, aya, aayi, bheja, diya, bataya, bata, mujhe, usko, unko, usne, unhone, maine, mene, hai, tha, thi, ye, yeh, wo, woh'.split(
      ', ',
    ),
  is: 'है, हैं, था, थी, थे, hai, hain, tha, thi'.split(', '),
  stops:
    'और, लेकिन, मगर, फिर, या, क्योंकि, जब, रकम, पैसे, पैसा, राशि, बैलेंस, नहीं, aur, lekin, magar, phir, kyunki, rakam, raqam, paise, paisa, nahi, nahin, nhi'.split(
      ', ',
    ),
  digits:
    'शून्य, ज़ीरो, एक, दो, तीन, चार, पाँच, छह, छः, छे, सात, आठ, नौ, ek, aik, teen, char, chaar, panch, paanch, chhah, chhe, chhay, saat, aath, nau, do, tin, che, chah, sat, shunya, डबल'.split(
      ', ',
    ),
  tens: 'दस, ग्यारह, बारह, तेरह, चौदह, पंद्रह, पन्द्रह, सोलह, सत्रह, अठारह, अट्ठारह, उन्नीस, बीस, इक्कीस, बाईस, तेईस, चौबीस, पच्चीस, छब्बीस, सत्ताईस, अट्ठाईस, उनतीस, तीस, इकतीस, बत्तीस, तैंतीस, चौंतीस, पैंतीस, छत्तीस, सैंतीस, अड़तीस, उनतालीस, चालीस, इकतालीस, बयालीस, तैंतालीस, चौवालीस, पैंतालीस, छियालीस, सैंतालीस, अड़तालीस, उनचास, पचास, इक्यावन, बावन, तिरपन, चौवन, पचपन, छप्पन, सत्तावन, अट्ठावन, उनसठ, साठ, इकसठ, बासठ, तिरसठ, चौंसठ, पैंसठ, छियासठ, सड़सठ, अड़सठ, उनहत्तर, सत्तर, इकहत्तर, बहत्तर, तिहत्तर, चौहत्तर, पचहत्तर, छिहत्तर, सतहत्तर, अठहत्तर, उनासी, अस्सी, इक्यासी, बयासी, तिरासी, चौरासी, छियासी, सत्तासी, अट्ठासी, नवासी, नब्बे, इक्यानवे, बानवे, तिरानवे, चौरानवे, पचानवे, पंचानवे, छियानवे, सत्तानवे, अट्ठानवे, निन्यानवे, das, gyarah, gyara, barah, terah, chaudah, chauda, pandrah, pandra, solah, satrah, atharah, athara, unnis, bees, ikkis, chaubis, pachis, pachees, pacchis, atthais, paintis, chhattis, chalis, chalees, paintalis, adtalis, pachas, pachaas, pachpan, painsath, sattar, pachattar, pachhattar, assi, pachasi, nabbe, pachanve, ninyanve'.split(
    ', ',
  ),
  amounts:
    'रुपये, रुपए, रुपया, रूपये, रूपए, हज़ार, करोड़, मिनट, घंटे, घंटा, दिन, हफ़्ते, महीने, साल, बजे, बार, प्रतिशत, rupay, rupaye, rupye, rupees, hazar, hazaar, hajar, hajaar, sau, lakh, laakh, karod, karor, ghante, ghanta, hafte, mahine, saal, baje'.split(
      ', ',
    ),
  noPassword:
    'नहीं, गलत, चोरी, बदल, बदला, बदलना, वही, भूल, पता, किसी, हैक, मत, भी, nahi, nahin, nhi, galat, chori, badal, badla, badalna, wahi, wohi, bhul, bhool, pata, kisi, hack, hai, tha'.split(
      ', ',
    ),
  passes: 'पासवर्ड, पासवड, पासवर्ड नंबर'.split(', '),
  logins: 'लॉगिन, लॉग इन, लॉगइन, यूज़र नेम, यूज़रनेम, यूज़र आईडी, यूज़र, लॉगिन आईडी, login id, user name'.split(', '),
  tells:
    'टाइप किया, टाइप कर दिया, टाइप करके, लिख दिया, लिखवाया, दर्ज किया, एंटर किया, डाला, डाल दिया, दबाया, पढ़ा, पढ़ दिया, पढ़कर, पढ़ कर, पढ़के, बोला, बोल दिया, मैंने बताया, मैंने बता दिया, type kiya, type kia, type kar diya, type kr diya, likh diya, likhwaya, enter kiya, enter kar diya, daala, dala, daal diya, dal diya, dabaya, padha, padh diya, padh kar, padh ke, padhkar, bola, bol diya, maine bataya, maine bata diya'.split(
      ', ',
    ),
  seeds: '12 शब्द, बारह शब्द, 24 शब्द, सीड फ़्रेज़, रिकवरी फ़्रेज़, 12 shabd, barah shabd, bara shabd'.split(', '),
} satisfies SecretWords
